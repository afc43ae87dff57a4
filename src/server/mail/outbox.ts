import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Shows the link or code of a stored message to the operator, apart from the log.
 * @param title says why it is shown
 */
export type ShowStored = (title: string, content: string) => void;

let count = 0;

/**
 * Stores a message for which no service is set as a file that only its owner can read. The files of one server sort by name in
 * the order in which they came.
 * @param extension with the dot
 * @returns path of the file
 */
export async function storeMessage(folder: string, extension: string, content: string | Buffer | Readable) {
  count += 1;
  const order = `${Date.now()}-${String(count).padStart(9, '0')}`;
  const path = join(folder, `${order}-${randomUUID()}${extension}`);
  await mkdir(folder, { recursive: true });
  // Written under another name first: a reader of the folder never sees half a message.
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}
