import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '#tests/setup/buildStorybook.ts';
import { npmRun } from '#tests/setup/npmRun.ts';
import { expect, test } from 'vitest';

test('designers get every story as static pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    expect((await buildStorybook(folder)).length).toBeGreaterThan(500);
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
