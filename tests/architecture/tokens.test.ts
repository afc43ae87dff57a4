import { expect, test } from 'vitest';
import { space } from '#src/theme/index.ts';
import { isNode, type Node, nodes, place, readSources, type Source, stringOf, textOf } from './sources.ts';

const unitless = new Set(
  `aspectRatio columnCount columns flex flexGrow flexShrink gridColumn gridColumnEnd gridColumnStart gridRow
  gridRowEnd gridRowStart length opacity order scale strokeWidth WebkitLineClamp zIndex`.split(/\s+/),
);

const hues =
  'white|black|red|green|blue|gr[ae]y|silver|orange|yellow|pink|purple|brown|gold|navy|teal|maroon';
const color = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(${hues})(?![\w-])`,
  'i',
);
const duration = /(?<![\w.])\d*\.?\d+m?s\b/g;
const pixels = /(?<![\w.])(\d*\.?\d+)px\b/g;
const typographic = new Set(['font', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight']);
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

/** A component's own dimension is a constant of its module, `const coverHeight = '…'`, and is used by that name. */
const namedIn = (program: Node | undefined): Set<unknown> =>
  new Set(
    listOf(program?.['body'])
      .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
      .flatMap((statement) => listOf(statement['declarations']))
      .map((declarator) => declarator['init']),
  );

/** Type is the theme's: a component may add a zero, inherited values, and sums of the theme's. */
function typeProblem({ type, ...property }: Node): string | undefined {
  if (type !== 'Property' || property['computed'] === true || !isNode(property['key'])) return undefined;
  const name = stringOf(property['key']) ?? property['key']['name'];
  if (typeof name !== 'string' || !typographic.has(name)) return undefined;
  const literal = literalIn(property['value']);
  return literal === undefined ? undefined : `type of its own in ${name}: ${literal}`;
}

/** The first number or size in a value, except for those that its names stand for. */
function literalIn(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'UnaryExpression') return literalIn(value['argument']);
  if (value.type === 'Literal' && typeof value['value'] === 'number')
    return value['value'] === 0 ? undefined : String(value['value']);
  const text = stringOf(value) ?? textOf(value);
  if (text !== undefined)
    return /(?<![\w.])(?!0(?![.\d]))\d*\.?\d+(r?em|px|ex|ch|%|v\w+|cq\w+)?(?![\w.])/.exec(text)?.[0];
  if (value.type === 'ConditionalExpression')
    return literalIn(value['consequent']) ?? literalIn(value['alternate']);
  if (value.type !== 'TemplateLiteral') return undefined;
  return listOf(value['quasis'])
    .map(literalIn)
    .find((literal) => literal !== undefined);
}

function violations(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const all = [...nodes(source)];
    const named = namedIn(all[0]?.node);
    return all.flatMap(({ node, parent }) => {
      const isImport = parent?.type.startsWith('Import') || parent?.type.startsWith('Export');
      const text = isImport ? undefined : (stringOf(node) ?? textOf(node));
      const problem =
        (text === undefined ? undefined : textProblem(text, named.has(node))) ??
        typeProblem(node) ??
        numberProblem(node);
      return problem === undefined ? [] : [`${place(source, node)}: ${problem}`];
    });
  });
}

/** Style sheets, and the modules that they share pieces of style in. */
const isStyle = ({ path, text }: Source): boolean =>
  path.endsWith('.css.ts') || text.includes("from '#src/theme/");

test('styles take every colour, size, time and all type from the theme', async () => {
  const sources = (await readSources('src/**/*.ts')).filter(isStyle);
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
  [`style({ fontSize: '1.0625rem' })`],
  [`style({ fontSize: '0.8em' })`],
  [`style({ fontSize: 'max(0.26em, 100%)' })`],
  ['style({ fontSize: `calc(${text.hero.fontSize} * 0.8)` })'],
  [`style({ fontWeight: 650 })`],
  [`style({ fontWeight: '650' })`],
  [`style({ lineHeight: 1.15 })`],
  [`style({ lineHeight: 0.9 })`],
  [`style({ lineHeight: isOpen ? leading.text : 1.4 })`],
  [`style({ letterSpacing: '-0.03em' })`],
  [`style({ font: '600 1rem/1.4 serif' })`],
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
  [`style({ zIndex: 30, lineHeight: 0, flex: 2, opacity: 0, margin: 0, width: '0.59em', height: '100%' })`],
  [`style({ ...text.ui, fontSize: text.body.fontSize, lineHeight: leading.none, font: 'inherit' })`],
  ['style({ fontSize: `calc(${side} / ${letters})`, letterSpacing: "inherit" })'],
  [`const sidebarWidth = '315px'; export const coverHeight = 'clamp(96px, 14vw, 200px)';`],
  [`style({ gridTemplateColumns: 'repeat(3, 1fr)', animationDelay: '0s', whiteSpace: 'nowrap' })`],
])('the check lets local proportions pass: %s', (text) => {
  expect(violations([{ path: 'a.css.ts', text }])).toEqual([]);
});
