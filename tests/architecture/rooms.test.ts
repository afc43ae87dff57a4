import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Room, rooms } from './rooms.ts';

const title = ['room', 'what lives there', 'may import'];

/** `primitives` for `src/components/primitives/`. */
const shortName = (path: string): string => path.replace(/^src\/(components\/(?=.))?/, '').replace(/\/$/, '');

/** The table of the README, with its columns aligned as the formatter has them. */
function tableOf(map: Record<string, Room>): string {
  const rows = Object.entries(map).map(([path, { holds, imports }]) => [
    `\`${path.replace(/\/$/, '')}\``,
    holds,
    imports
      .filter((start) => start !== path)
      .map(shortName)
      .join(', ') || 'nothing of ours',
  ]);
  const widths = title.map((_, column) =>
    Math.max(...[title, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [title, rule, ...rows].map(line).join('');
}

const withTable = (readme: string, map: Record<string, Room>): string =>
  readme.replace(/^\| room +\|.*\n(\|.*\n)*/m, () => tableOf(map));

// After a change of the rooms: npx vitest run --project architecture tests/architecture/rooms.test.ts --update
test('the README lists the rooms and what they may import', async () => {
  const readme = await readFile('README.md', 'utf8');
  await expect(withTable(readme, rooms)).toMatchFileSnapshot('../../README.md');
});

test('the check sees a room that the README lacks', async () => {
  const readme = await readFile('README.md', 'utf8');
  const attic = { holds: 'what is not needed', imports: ['src/theme/', 'src/components/pages/'] };
  expect(readme).not.toContain('src/attic');
  expect(withTable(readme, { ...rooms, 'src/attic/': attic })).toMatch(
    /\| `src\/attic` +\| what is not needed +\| theme, pages +\|/,
  );
});
