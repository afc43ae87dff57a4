import { expect, test } from 'vitest';
import { space } from '#src/theme/index.ts';
import { isNode, type Node, nodes, place, readSources, type Source, stringOf, textOf } from './sources.ts';

const unitless = new Set(
  `aspectRatio columnCount columns flex flexGrow flexShrink fontWeight gridColumn gridColumnEnd gridColumnStart gridRow
  gridRowEnd gridRowStart length lineHeight opacity order scale strokeWidth WebkitLineClamp zIndex`.split(
    /\s+/,
  ),
);

const hues =
  'white|black|red|green|blue|gr[ae]y|silver|orange|yellow|pink|purple|brown|gold|navy|teal|maroon';
const color = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(${hues})(?![\w-])`,
  'i',
);
const duration = /(?<![\w.])\d*\.?\d+m?s\b/g;
const pixels = /(?<![\w.])(\d*\.?\d+)px\b/g;
const steps = new Set<string>(Object.values(space));

function textProblem(text: string, isNamed: boolean): string | undefined {
  if (color.test(text)) return `a colour of its own in '${text}'`;
  if (text.match(duration)?.some((time) => Number.parseFloat(time) > 0))
    return `a time of its own in '${text}'`;
  if (steps.has(text)) return `'${text}' where the scale has a step`;
  if (!isNamed && [...text.matchAll(pixels)].some(([, size]) => Number(size) > 1))
    return `a size of its own in '${text}'`;
  return undefined;
}

/** A number becomes px in vanilla-extract, except for properties that have no unit. */
function numberProblem({ type, ...property }: Node): string | undefined {
  if (type !== 'Property' || property['computed'] === true || !isNode(property['key'])) return undefined;
  const name = stringOf(property['key']) ?? property['key']['name'];
  const value =
    isNode(property['value']) && property['value'].type === 'UnaryExpression'
      ? property['value']['argument']
      : property['value'];
  const number = isNode(value) && value.type === 'Literal' ? value['value'] : undefined;
  if (typeof name !== 'string' || typeof number !== 'number' || number <= 1 || unitless.has(name))
    return undefined;
  return `a size of its own in ${name}: ${number}`;
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A component's own dimension stands as a constant of its module, `const coverHeight = '…'`, and is called by that name. */
const namedIn = (program: Node | undefined): Set<unknown> =>
  new Set(
    listOf(program?.['body'])
      .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
      .flatMap((statement) => listOf(statement['declarations']))
      .map((declarator) => declarator['init']),
  );

function violations(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const all = [...nodes(source)];
    const named = namedIn(all[0]?.node);
    return all.flatMap(({ node, parent }) => {
      const isImport = parent?.type.startsWith('Import') || parent?.type.startsWith('Export');
      const text = isImport ? undefined : (stringOf(node) ?? textOf(node));
      const problem =
        (text === undefined ? undefined : textProblem(text, named.has(node))) ?? numberProblem(node);
      return problem === undefined ? [] : [`${place(source, node)}: ${problem}`];
    });
  });
}

test('styles take every colour, size and time from the theme', async () => {
  const sources = await readSources('src/**/*.css.ts');
  expect(violations(sources.filter(({ path }) => !path.startsWith('src/theme/')))).toEqual([]);
});

test.each([
  [`style({ color: '#fff' })`],
  [`style({ background: 'rgb(0 0 0 / 0.5)' })`],
  [`style({ border: '1px solid white' })`],
  ['style({ boxShadow: `inset 0 -3px 0 ${shade}` })'],
  [`style({ padding: '8px' })`],
  [`style({ minHeight: 56 })`],
  [`style({ marginTop: -8 })`],
  [`style({ 'width': 1.5 })`],
  [`style({ transition: 'color 120ms' })`],
  [`style({ animationDuration: '0.2s' })`],
  [`const gap = '8px';`],
  [`const tall = () => { const height = '315px'; return style({ height }); };`],
  [`const sizes = { height: '315px' };`],
  [`const shade = 'rgb(0 0 0 / 0.5)';`],
])('the check sees a literal in %s', (text) => {
  expect(violations([{ path: 'a.css.ts', text }])).toHaveLength(1);
});

test.each([
  [
    `style({ color: vars.color.text.primary, border: '1px solid currentColor', outline: '1px solid ButtonText' })`,
  ],
  [
    `style({ zIndex: 30, lineHeight: 1.15, flex: 2, opacity: 0, margin: 0, width: '0.59em', height: '100%' })`,
  ],
  [`const sidebarWidth = '315px'; export const coverHeight = 'clamp(96px, 14vw, 200px)';`],
  [`style({ gridTemplateColumns: 'repeat(3, 1fr)', animationDelay: '0s', whiteSpace: 'nowrap' })`],
])('the check lets local proportions pass: %s', (text) => {
  expect(violations([{ path: 'a.css.ts', text }])).toEqual([]);
});
