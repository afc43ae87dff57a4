import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmRun } from './npmRun.ts';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Builds Storybook into the folder. @returns the stories and documentation pages in it */
export async function buildStorybook(folder: string): Promise<Entry[]> {
  await npmRun('build-storybook', '--', '--quiet', '--output-dir', folder);
  const index: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}
