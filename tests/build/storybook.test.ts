import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '#tests/setup/buildStorybook.ts';
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
