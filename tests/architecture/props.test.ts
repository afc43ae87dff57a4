import { expect, test } from 'vitest';
import { isNode, type Node, nodes, readSources, type Source, stringOf } from './sources.ts';

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (node: unknown): string =>
  (isNode(node) && (stringOf(node) ?? String(node['name'] ?? ''))) || '';

/** `Button.size` for each optional prop that `Button.tsx` declares in `interface ButtonProps`. */
const optionalProps = (source: Source): string[] =>
  [...nodes(source)].flatMap(({ node }) => {
    const component = /^(\w+)Props$/.exec(nameOf(node['id']))?.[1];
    if (node.type !== 'TSInterfaceDeclaration' || !isNode(node['body'])) return [];
    if (component === undefined || !source.path.endsWith(`/${component}.tsx`)) return [];
    return listOf(node['body']['body'])
      .filter((member) => member.type === 'TSPropertySignature' && member['optional'] === true)
      .map((member) => `${component}.${nameOf(member['key'])}`);
  });

interface Render {
  readonly component: string;
  /** What the tag says; `undefined` where it spreads an object, which may hold anything. */
  readonly props: readonly string[] | undefined;
}

const rendersIn = (source: Source): Render[] =>
  [...nodes(source)].flatMap(({ node }) => {
    if (node.type !== 'JSXElement' || !isNode(node['openingElement'])) return [];
    const { name, attributes } = node['openingElement'];
    const spreads = listOf(attributes).some(({ type }) => type === 'JSXSpreadAttribute');
    const children = listOf(node['children']).length > 0 ? ['children'] : [];
    const props = [...listOf(attributes).map((attribute) => nameOf(attribute['name'])), ...children];
    return { component: nameOf(name), props: spreads ? undefined : props };
  });

/**
 * Optional props that no tag of the product passes. Of components that get a spread, or are rendered under no name of
 * theirs, nothing can be said without their types.
 */
function unpassed(sources: Source[]): string[] {
  const renders = sources.flatMap(rendersIn);
  return sources
    .filter(({ path }) => path.startsWith('src/components/'))
    .flatMap(optionalProps)
    .filter((name) => {
      const [component = '', prop = ''] = name.split('.');
      const tags = renders.filter((tag) => tag.component === component);
      return tags.length > 0 && tags.every(({ props }) => props !== undefined && !props.includes(prop));
    });
}

/** The distance is what a layout is for: `Inline` and `Stack` give the same choice of it. */
const layout = 'Inline.gap';

test('every optional prop is passed by somebody in the product, and not by a story alone', async () => {
  expect(unpassed(await readSources('src/**/*.tsx'))).toEqual([layout]);
});

const declared = {
  path: 'src/components/primitives/Inline/Inline.tsx',
  text: 'export interface InlineProps { children: ReactNode; gap?: number; justify?: string }',
};

test.each([
  [`<Inline />`, ['Inline.gap', 'Inline.justify']],
  [`<Inline gap={4} justify="between" />`, []],
  [`<><Inline gap={4} /><Inline justify="between">a</Inline></>`, []],
  [`<Inline {...props} />`, []],
  [`<Row gap={4} justify="between" />`, []],
  [`<><Inline gap={4} /><Row justify="between" /></>`, ['Inline.justify']],
])('the check knows which props %s leaves out', (text, names) => {
  expect(unpassed([declared, { path: 'src/app/App.tsx', text }])).toEqual(names);
});
