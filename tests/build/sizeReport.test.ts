import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { changes } from './sizeReport.ts';

test('the parts of the client weigh what was accepted', async () => {
  // As a test runs, React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/build/size.ts'], { env });
  expect(stdout.split('\n').length).toBeGreaterThan(50);
}, 60_000);

test('a change of more than 2 % is told, and so is a part that comes or goes', () => {
  const chunk = (brotli: number) => ({ brotli, parts: {} });
  const before = { 'a.js': chunk(10_000), 'b.js': chunk(10_000), 'c.js': chunk(60), 'tiny.js': chunk(100) };
  const now = { 'a.js': chunk(10_200), 'b.js': chunk(9_799), 'd.js': chunk(51), 'tiny.js': chunk(150) };
  expect(changes(before, now)).toEqual([
    'b.js: 10000 → 9799 bytes',
    'c.js: 60 → 0 bytes',
    'd.js: 0 → 51 bytes',
  ]);
});
