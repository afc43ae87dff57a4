import type { Database } from './open.ts';
import { isDatabaseAway } from './violations.ts';

/** Who asks, as far as it says how late an answer may be. */
export interface Reader {
  /** They have changed something a moment ago, which they have to find again. */
  readonly hasJustWritten: boolean;
}

/** Asks the database that may answer a reader. @param reader absent: somebody who has written nothing */
export type Read = <Result>(
  reader: Reader | undefined,
  query: (db: Database) => Promise<Result>,
) => Promise<Result>;

/** How long a replica that is away is not asked again, ms: a caller would wait that long in vain. */
const pause = 10_000;

/**
 * Reads that may be late, however late, go to a replica: lists, but never who asks, nor what a body or a file is
 * given out for. What a reader has just changed they read on the primary, and so does everybody what the replica has
 * no answer to: it is away, it has cancelled a query for the primary's sake, or it does not have the newest migration
 * yet.
 * @param replica absent: the primary has none
 */
export function createRead(db: Database, replica: Database | undefined, now: () => Date): Read {
  if (replica === undefined) return (_reader, query) => query(db);
  let awayUntil = 0;
  return async (reader, query) => {
    if (reader?.hasJustWritten === true || now().getTime() < awayUntil) return query(db);
    try {
      return await query(replica);
    } catch (error) {
      if (isDatabaseAway(error)) awayUntil = now().getTime() + pause;
      return query(db);
    }
  };
}
