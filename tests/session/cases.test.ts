import { expect, test } from 'vitest';
import { nodes, readSources, type Source, stringOf, textOf } from '#tests/architecture/sources.ts';

/** The faults that session, forms and pages withstand are numbered; the title of a test names its own: «(case 7)». */
const lastCase = 70;

/** Every text of a file that may be the title of a test or of a row of its table. */
function texts(source: Source): string[] {
  return [...nodes(source)].flatMap(({ node }) => {
    const pieces = Array.isArray(node['quasis']) ? node['quasis'].map(textOf) : [stringOf(node)];
    return pieces.filter((piece) => piece !== undefined);
  });
}

function casesIn(sources: Source[]): Set<number> {
  const all = sources.flatMap(texts).join('\n');
  const lists = [...all.matchAll(/\bcase (\d+(?:, \d+)*)\)/g)].map(([, list = '']) => list.split(', '));
  return new Set(lists.flat().map(Number));
}

const sources = readSources('tests/**/*.{test,spec}.{ts,tsx}', 'tests/suites/*.tsx');

test('every case has a test', async () => {
  const shown = casesIn(await sources);
  const all = Array.from({ length: lastCase }, (_, index) => index + 1);
  expect(all.filter((number) => !shown.has(number))).toEqual([]);
});

test('the check reads titles of tests and rows, not comments', () => {
  const text = `
    // (case 1)
    test('a reload (case 2)', () => {});
    test(\`of \${name} (F3, case 3, 4)\`, () => {});
    test.each([['a row (case 5)']])('%s', () => {});`;
  expect([...casesIn([{ path: 'a.test.ts', text }])]).toEqual([2, 3, 4, 5]);
});
