import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';
import { resolve, specifiers } from './specifiers.ts';

const targets = (source: Source): string[] =>
  specifiers(source).flatMap(({ name }) => (name && resolve(source.path, name)?.split('?')[0]) || []);

/** Files that import one another, types included, as the way that leads back to the first. */
function circles(sources: readonly Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, targets(source)]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start !== -1) found.push([...way.slice(start), path].join(' → '));
    if (start !== -1 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return found;
}

test('no files import one another in a circle', async () => {
  expect(circles(await readSources('src/**/*.{ts,tsx}'))).toEqual([]);
});

test('the check sees a circle of types and of parts that load later', () => {
  const sources = [
    { path: 'src/main.ts', text: `import { a } from './a.ts';` },
    { path: 'src/a.ts', text: `import type { B } from './b/index.ts';` },
    { path: 'src/b/index.ts', text: `export { c } from './c.ts';` },
    { path: 'src/b/c.ts', text: `const load = () => import('#src/a.ts');` },
  ];
  expect(circles(sources)).toEqual(['src/a.ts → src/b/index.ts → src/b/c.ts → src/a.ts']);
});

test('the check lets files pass that share an import', () => {
  const sources = [
    { path: 'src/main.ts', text: `import { a } from './a.ts'; import { b } from './b.ts';` },
    { path: 'src/a.ts', text: `import { b } from './b.ts';` },
    { path: 'src/b.ts', text: `import { c } from 'package';` },
  ];
  expect(circles(sources)).toEqual([]);
});
