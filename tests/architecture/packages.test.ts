import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { readSources, type Source } from './sources.ts';
import { specifiers } from './specifiers.ts';

/** `@scope/name` or `name` of a package's import; undefined for our own files and for Node's modules. */
const packageOf = (name: string): string | undefined =>
  name.startsWith('node:') ? undefined : /^(@[^/]+\/[^/]+|[a-z][^/:]*)/.exec(name)?.[0];

const onlyDevelopment = new Set([
  'src/server/start/devServer.ts',
  'src/server/database/drizzle.config.ts',
  'src/server/commands/demoMedia.ts',
  'src/theme/fonts/subset.ts',
]);

function undeclared(sources: Source[], declared: readonly string[]): string[] {
  return sources.flatMap((source) =>
    specifiers(source).flatMap(({ name = '', place }) => {
      const found = packageOf(name);
      return found === undefined || declared.includes(found) ? [] : [`${place}: ${found}`];
    }),
  );
}

function unused(sources: Source[], declared: readonly string[]): string[] {
  const used = new Set(
    sources.flatMap((source) => specifiers(source).map(({ name = '' }) => packageOf(name))),
  );
  return declared.filter((name) => !used.has(name));
}

test('the product imports its dependencies only, everything else also its tools', async () => {
  const run = Object.keys(project.dependencies);
  const tools = Object.keys(project.devDependencies);
  const isProduct = ({ path }: Source): boolean => path.startsWith('src/') && !onlyDevelopment.has(path);
  const sources = await readSources('{src,stories,tests,.storybook}/**/*.{ts,tsx}');
  expect(undeclared(sources.filter(isProduct), run)).toEqual([]);
  expect(undeclared(sources, [...run, ...tools])).toEqual([]);
});

test('the product depends on nothing that it does not import', async () => {
  const sources = await readSources('{src/**/*.{ts,tsx},vite.config.ts}');
  expect(unused(sources, Object.keys(project.dependencies))).toEqual([]);
});

test('the check sees a package that nobody imports', () => {
  const sources = [{ path: 'src/a.ts', text: `import 'swr/infinite';` }];
  expect(unused(sources, ['swr', 'fastify'])).toEqual(['fastify']);
});

test('the check sees a package that nobody declared', () => {
  const text = `import 'node:fs'; import './a.ts'; import '#src/b.ts'; import 'swr/mutation'; import '@scope/a/b';`;
  expect(undeclared([{ path: 'src/a.ts', text }], ['swr'])).toEqual(['src/a.ts:1: @scope/a']);
});
