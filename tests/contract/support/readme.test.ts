import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const contract = globSync('contract/*.test.ts', { cwd: folder }).map(read);
const server = globSync('server/*.test.ts', { cwd: folder }).map(read);

/** The last cell of each row: the test that allows for the difference. */
const titles = [...read('contract/README.md').matchAll(/ \| ([^|]+?) +\|$/gm)]
  .map(([, title = '']) => title)
  .filter((title) => title !== 'test' && !title.startsWith('---'));

test('every difference from Djoser names a test that there is', () => {
  expect(titles).not.toEqual([]);
  const lost = titles.filter(
    (title) => ![...contract, ...server].some((text) => text.includes(`'${title}'`)),
  );
  expect(lost).toEqual([]);
});

test('whatever is skipped for another reason than an absent variable is in the table of differences', () => {
  const skipped = contract.flatMap((text) =>
    [...text.matchAll(/test\('([^']+)'(?:(?!\btest\()[\s\S])*?\bskip\((?!.*CONTRACT_)/g)].map(
      ([, title]) => title,
    ),
  );
  expect(skipped).not.toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(skipped));
});
