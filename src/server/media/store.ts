import type { Readable } from 'node:stream';

/** A part of a content, both ends included, as HTTP counts them. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A content that lies in a store. */
export interface Stored {
  readonly hash: string;
  /** When it was put there last. */
  readonly putAt: Date;
}

/** Where contents lie, each under the SHA-256 of its bytes: the same content is there once, and never changes. */
export interface Store {
  /** Resolves when the content will outlast a power cut. Put once more it counts as new. */
  put(hash: string, content: Buffer): Promise<void>;
  /** @throws {MissingContent} where there is none */
  read(hash: string, range?: Range): Promise<Readable>;
  list(): AsyncIterable<Stored>;
  /** Does nothing to a content that was put there after `before`. */
  remove(hash: string, before: Date): Promise<void>;
}

/** A row names a content that its store does not have. */
export class MissingContent extends Error {
  constructor(hash: string) {
    super(`no content ${hash}`);
  }
}

/** The place of a content below a store's beginning, in one of 256 folders. */
export const placeOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** The hash that a place ends with; `undefined` for anything else. */
export const hashAt = (place: string): string | undefined => /(?:^|\/)([0-9a-f]{64})$/.exec(place)?.[1];
