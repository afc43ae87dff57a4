import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { busy, HttpError } from '../http/errors.ts';

/** A part of a content, both ends included, as HTTP counts them. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A content as a row names it. */
export interface Content {
  readonly hash: string;
  readonly bytes: number;
}

/** A content to be put: in memory, or a file that is read piece by piece because it may be large. */
export type NewContent = Buffer | { readonly path: string; readonly bytes: number };

/** Size in bytes. */
export const bytesOf = (content: NewContent): number =>
  Buffer.isBuffer(content) ? content.length : content.bytes;

/** The SHA-256 of its bytes. */
export async function hashOf(content: NewContent): Promise<string> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(content)) hash.update(content);
  else await pipeline(createReadStream(content.path), hash);
  return hash.digest('hex');
}

/** A content in a store. */
export interface Stored {
  readonly hash: string;
  /** Time of the last put. */
  readonly putAt: Date;
}

/** Store of contents by the SHA-256 of their bytes: each content exists once and never changes. */
export interface Store {
  /** Resolves when the content will outlast a power cut. Put once more it counts as new. */
  put(hash: string, content: NewContent): Promise<void>;
  /** @throws {MissingContent} where there is none of this length @throws {StoreAway} */
  read(content: Content, range?: Range): Promise<Readable>;
  list(): AsyncIterable<Stored>;
  /** Does nothing to a content that was put there after `before`. */
  remove(hash: string, before: Date): Promise<void>;
}

/** A file is missing from the store or has another size. */
export class MissingContent extends Error {
  constructor({ hash, bytes }: Content) {
    super(`no content ${hash} of ${bytes} bytes`);
  }
}

/** The store is unavailable: the client has to try again later. */
export class StoreAway extends HttpError {
  constructor(reason: string) {
    const { status, body, headers } = busy();
    super(status, body, headers);
    this.message = `store: ${reason}`;
  }
}

/** The key of a content within a store: one of 256 folders and its hash. */
export const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** The hash that a key ends with; `undefined` for anything else. */
export const hashAt = (key: string): string | undefined => /(?:^|\/)([0-9a-f]{64})$/.exec(key)?.[1];
