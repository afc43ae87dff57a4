import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The key kept in `folder/secret.key`, made on the first start and readable by its owner only.
 * @throws {StartError} when the file is damaged
 */
export function storedSecretKey(folder: string): string {
  const file = join(folder, 'secret.key');
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isExisting(error)) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) {
    throw new StartError(
      `${file} is damaged. Delete it to make a new key; everyone will have to log in again.`,
    );
  }
  return key;
}

/** A separate 256-bit key for one purpose, so that a token can never pass for a captcha or the other way round. */
export function deriveSecret(secretKey: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, 32));
}
