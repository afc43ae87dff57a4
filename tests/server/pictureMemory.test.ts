/** @module-tag slow */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { picture } from './support/badFiles.ts';
import { temporaryFolder } from './support/serverProcess.ts';

/** Makes the forms of a picture in a process of its own, and says by how many bytes that has grown at most. */
const script = `
  import { readFileSync } from 'node:fs';
  import { makePicture } from '#src/server/uploads/pictures.ts';
  const peak = () => 1024 * Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  const before = peak();
  await makePicture(process.argv[1], 'a', process.argv[2]);
  console.log(peak() - before);
`;

it.each<[string, string, () => Sharp]>([
  ['a JPEG of 200 million points, as phones make it', 'image/jpeg', () => picture(16_320, 12_240).jpeg()],
  ['a PNG of 100 million points', 'image/png', () => picture(10_000, 10_000).png({ compressionLevel: 1 })],
])(
  '%s is made smaller without being held in memory',
  { timeout: 120_000, skip: process.platform !== 'linux' },
  async (title, type, made) => {
    const path = join(temporaryFolder(), 'picture');
    await made().toFile(path);
    const command = ['--input-type=module', '-e', script, path, type];
    const bytes = Number(execFileSync(process.execPath, command, { encoding: 'utf8' }));
    console.log(`${title}: ${(bytes / 1e6).toFixed(0)} MB`);
    expect(bytes).toBeLessThan(150e6);
  },
);
