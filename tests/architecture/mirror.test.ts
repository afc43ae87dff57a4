import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Missing or superfluous files: each component has a public file, a story and a test. */
function gaps(paths: string[]): string[] {
  const existing = new Set(paths);
  const component =
    /^(?:src|stories|tests)\/components\/(\w+\/[A-Z]\w*)(?:\/|\.(?:stories|test)\.tsx$|\.fixtures\.tsx?$)/;
  const names = new Set(paths.flatMap((path) => component.exec(path)?.[1] ?? []));
  const needed = [...names].flatMap((name) => [
    `src/components/${name}/${name.split('/').at(-1)}.tsx`,
    `stories/components/${name}.stories.tsx`,
    `tests/components/${name}.test.tsx`,
  ]);
  return needed.filter((path) => !existing.has(path));
}

test('every component has a public file, a story and a test of its name', async () => {
  const sources = await readSources('{src,stories,tests}/components/**/*.{ts,tsx}');
  expect(gaps(sources.map(({ path }) => path))).toEqual([]);
});

test('the check sees a component without story, and a test without component', () => {
  const whole = [
    'src/components/forms/A/A.tsx',
    'stories/components/forms/A.stories.tsx',
    'tests/components/forms/A.test.tsx',
  ];
  expect(gaps(whole)).toEqual([]);
  expect(gaps(whole.filter((path) => !path.startsWith('stories')))).toEqual([
    'stories/components/forms/A.stories.tsx',
  ]);
  expect(gaps(whole.filter((path) => !path.startsWith('src')))).toEqual(['src/components/forms/A/A.tsx']);
});
