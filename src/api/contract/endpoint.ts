import type { TSchema } from 'typebox';

/** A call: its input, and the body of a success. `{name}` in a path is one encoded segment. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}/`;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly status: 200 | 201 | 204;
  readonly reply: TSchema;
  /** Takes an `Idempotency-Key`: said twice under one key it makes one thing. */
  readonly isKeyed?: true;
  /** Takes an `If-Match` with the revision that it changes, `"7"`: of another one nothing is changed (412). */
  readonly isMatched?: true;
  /** Works without a token. */
  readonly isOpen?: true;
}
