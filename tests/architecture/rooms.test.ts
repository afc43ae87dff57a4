import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

/** `src/components` for `src/components/primitives/`, `src/fees.ts` for itself. */
const topOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const missing = (readme: string, paths: string[]): string[] =>
  [...new Set(paths.map(topOf))].filter((top) => top.startsWith('src/') && !readme.includes(`\`${top}\``));

test('the README names every room', async () => {
  expect(missing(await readFile('README.md', 'utf8'), Object.keys(rooms))).toEqual([]);
});

test('the check sees a room that the README lacks', () => {
  expect(missing('`src/theme`', ['src/theme/', 'src/attic/old/'])).toEqual(['src/attic']);
});
