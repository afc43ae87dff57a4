import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Runs an npm script as a person does: not knowing of Vitest, which runs this. */
function npmRun(...script: string[]): Promise<unknown> {
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  return promisify(execFile)('npm', ['run', '-s', ...script], { env, maxBuffer: 2 ** 26 });
}

test('designers get every story as static pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    await npmRun('build-storybook', '--', '--quiet', '--output-dir', folder);
    const { entries }: { entries: Record<string, { type: string }> } = JSON.parse(
      await readFile(join(folder, 'index.json'), 'utf8'),
    );
    expect(Object.values(entries).filter(({ type }) => type === 'story').length).toBeGreaterThan(500);
    await access(join(folder, 'iframe.html'));
  } finally {
    await rm(folder, { recursive: true });
  }
}, 300_000);

test('other applications get the components with their types and looks', async () => {
  await npmRun('build:library');
  const read = (file: string) => readFile(`dist/library/${file}`, 'utf8');
  expect(await read('components/primitives/Button/index.js')).toContain('Button');
  expect(await read('components/primitives/Button/index.d.ts')).toContain('Button');
  expect(await read('style.css')).toContain('.Button_button__');
}, 120_000);
