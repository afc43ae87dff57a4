import type { Database } from './open.ts';
import { isDatabaseAway } from './violations.ts';

/** The reader, as far as that decides how late an answer may be. */
export interface Reader {
  /** They changed something a moment ago, and must see it. */
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
 * Reads that may be late go to a replica: lists, but never the session, nor what decides on access to a body or a file.
 * Readers who have just changed something read on the primary, and so does everybody when the replica fails: it is
 * away, it has cancelled a query for the primary's sake, or it lacks the newest migration.
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
