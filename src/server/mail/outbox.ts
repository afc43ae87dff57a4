import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Shows what a kept message is for (a link, a code) to the person who runs the server, apart from the log.
 * @param title why it is shown
 */
export type ShowKept = (title: string, content: string) => void;

let kept = 0;

/**
 * Keeps a message for which no service is set as a file that only its owner can read. Sorted by name the files of one
 * server stand in the order they came.
 * @param extension with the dot
 * @returns path of the file
 */
export async function keepMessage(folder: string, extension: string, content: string | Buffer | Readable) {
  kept += 1;
  const order = `${Date.now()}-${String(kept).padStart(9, '0')}`;
  const path = join(folder, `${order}-${randomUUID()}${extension}`);
  await mkdir(folder, { recursive: true });
  // Under another name first: a reader of the folder never sees half a message.
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}
