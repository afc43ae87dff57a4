import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { changes, type SizeReport, weighBuild } from './sizeReport.ts';

test('the parts of the client weigh what was accepted; to accept others: npm run size -- --accept', async () => {
  const accepted = JSON.parse(await readFile('tests/build/sizes.json', 'utf8')) as SizeReport;
  const now = await weighBuild();
  expect(Object.keys(now).length).toBeGreaterThan(10);
  expect(changes(accepted, now)).toEqual([]);
}, 60_000);

test('a change of more than 2 % is told, and so is a part that comes or goes', () => {
  const chunk = (brotli: number) => ({ brotli, parts: {} });
  const before = { 'a.js': chunk(1000), 'b.js': chunk(1000), 'c.js': chunk(10) };
  expect(changes(before, { 'a.js': chunk(1020), 'b.js': chunk(979), 'd.js': chunk(5) })).toEqual([
    'b.js: 1000 → 979 bytes',
    'c.js: 10 → 0 bytes',
    'd.js: 0 → 5 bytes',
  ]);
});
