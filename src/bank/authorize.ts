import { createHash, timingSafeEqual } from 'node:crypto';
import type { Credentials } from './bank.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells whether the header of Basic authorization has these credentials, in constant time. */
export function isAuthorized(header: string | undefined, { name, secret }: Credentials): boolean {
  const expected = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  return timingSafeEqual(digest(header ?? ''), digest(expected));
}
