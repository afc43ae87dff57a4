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
  const before = { 'a.js': chunk(1000), 'b.js': chunk(1000), 'c.js': chunk(10) };
  expect(changes(before, { 'a.js': chunk(1020), 'b.js': chunk(979), 'd.js': chunk(5) })).toEqual([
    'b.js: 1000 → 979 bytes',
    'c.js: 10 → 0 bytes',
    'd.js: 0 → 5 bytes',
  ]);
});
