import { expect, test } from 'vitest';
import { isNode, nodes, place, readSources, type Source } from './sources.ts';
import { resolve, specifiers } from './specifiers.ts';

/** Where a component has a property of the name `className`: in the type of its props, or where it takes them apart. */
const takers = (source: Source): string[] =>
  [...nodes(source)].flatMap(({ node, parent }) => {
    const isProp =
      node.type === 'TSPropertySignature' || (node.type === 'Property' && parent?.type === 'ObjectPattern');
    const key = node['key'];
    return isProp && isNode(key) && key['name'] === 'className' ? [place(source, node)] : [];
  });

/** Where the public file of a component hands on what a style sheet exports; types are free. */
const givers = (source: Source): string[] =>
  specifiers(source).flatMap(({ name, isType, place: line }) =>
    !isType && name?.endsWith('.css.ts') === true ? [line] : [],
  );

/** Where a test or a story imports the style sheet of a component. */
const users = (source: Source): string[] =>
  specifiers(source).flatMap(({ name, place: line }) =>
    name !== undefined && /^src\/components\/.*\.css\.ts$/.test(resolve(source.path, name) ?? '')
      ? [line]
      : [],
  );

test('no component takes a class name', async () => {
  const sources = await readSources('src/components/**/*.tsx');
  expect(sources.flatMap(takers)).toEqual([]);
});

test('no component exports a class name', async () => {
  const sources = await readSources('src/components/**/index.ts');
  expect(sources.flatMap(givers)).toEqual([]);
});

test('tests and stories find parts by role or `data-part`, not by the classes of a component', async () => {
  const sources = await readSources('{tests,stories}/**/*.{ts,tsx}');
  expect(sources.flatMap(users)).toEqual([]);
});

test.each([
  'interface Props { readonly className?: string }',
  'function Box({ className }: { className: string }) {}',
  'const { className, ...rest } = props;',
])('the check sees the class name that is taken in «%s»', (text) => {
  expect(takers({ path: 'a.tsx', text })).not.toEqual([]);
});

test('the check lets a component give its own elements a class', () => {
  const text = `<Aria className={css.box} />; type Props = Omit<AriaProps, 'className'>;`;
  expect(takers({ path: 'a.tsx', text })).toEqual([]);
});

test.each([
  [`export { box } from './A.css.ts';`, 1],
  [`export * from './frame.css.ts';`, 1],
  [`import { box } from './A.css.ts'; export { box };`, 1],
  [`export type { Looks } from './A.css.ts'; export { A } from './A.tsx';`, 0],
])('of the exports in «%s» the check counts %i', (text, count) => {
  expect(givers({ path: 'src/components/forms/A/index.ts', text })).toHaveLength(count);
});

test.each([
  ['tests/components/forms/A.test.tsx', `import { box } from '#src/components/forms/A/A.css.ts';`, 1],
  [
    'stories/components/forms/A.stories.tsx',
    `import * as css from '#src/components/forms/B/frame.css.ts';`,
    1,
  ],
  ['stories/components/forms/A.stories.tsx', `import { block } from '../../foundations/specimen.css.ts';`, 0],
  ['tests/theme/a.test.ts', `import { redLine } from '#src/theme/redLine.css.ts';`, 0],
])('in %s with «%s» the check counts %i', (path, text, count) => {
  expect(users({ path, text })).toHaveLength(count);
});
