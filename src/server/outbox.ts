import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Keeps a message for which no service is set as a file that only its owner can read.
 * @param extension with the dot
 * @returns path of the file
 */
export async function keepMessage(folder: string, extension: string, content: string | Buffer | Readable) {
  const path = join(folder, `${Date.now()}-${randomUUID()}${extension}`);
  await mkdir(folder, { recursive: true });
  // Under another name first: a reader of the folder never sees half a message.
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}
