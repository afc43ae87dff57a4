import { expect, test } from 'vitest';
import { readAnchors } from '#tests/architecture/handbook.ts';
import { referencesOf } from '#tests/architecture/references.ts';
import { nodes, readSources, type Source, stringOf, textOf } from '#tests/architecture/sources.ts';

/** Every text of a file that may be the title of a test or of a row of its table. */
function texts(source: Source): string[] {
  return [...nodes(source)].flatMap(({ node }) => {
    const pieces = Array.isArray(node['quasis']) ? node['quasis'].map(textOf) : [stringOf(node)];
    return pieces.filter((piece) => piece !== undefined);
  });
}

/** The cases that titles name: «(case 7)», «(F12, case 3, 4)». */
const casesIn = (sources: Source[]): Set<string> =>
  new Set(
    sources
      .map((source) => ({ ...source, text: texts(source).join('\n') }))
      .flatMap(referencesOf)
      .map(({ anchor }) => anchor),
  );

const sources = readSources('tests/**/*.{test,spec}.{ts,tsx}', 'tests/suites/*.tsx');

test('every case of the handbook has a test', async () => {
  const shown = casesIn(await sources);
  const cases = [...(await readAnchors())].filter((anchor) => /^Cases#(?:case-|f)\d+$/.test(anchor));
  expect(cases.length).toBeGreaterThan(100);
  expect(cases.filter((anchor) => !shown.has(anchor))).toEqual([]);
});

test('the check reads titles of tests and rows, not comments', () => {
  const text = `
    // (case 1)
    test('a reload (case 2)', () => {});
    test(\`of \${name} (F3, case 3, 4)\`, () => {});
    test.each([['a row (case 5)']])('%s', () => {});`;
  expect([...casesIn([{ path: 'a.test.ts', text }])]).toEqual(
    ['case-2', 'case-3', 'case-4', 'case-5', 'f3'].map((id) => `Cases#${id}`),
  );
});
