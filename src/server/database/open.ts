import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';
import { isDatabaseAway } from './violations.ts';

/** The same queries on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Statements of a library that writes its own SQL; for several in one text it returns the rows of all. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface OpenOptions {
  /** `true` for a tool: where our tables are missing or of another version it is an error, and none are made. @default false */
  readonly mustExist?: boolean;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Database for background work: a statement may take minutes. */
  readonly jobsDb: Database;
  readonly execute: Execute;
  /** Warnings for the operator, a line each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** The reader, as far as that decides how late an answer may be. */
export interface Reader {
  /** They changed something a moment ago, and must see it. */
  readonly hasJustWritten: boolean;
}

/** Chooses the database that may answer a reader. @param reader absent: somebody who has written nothing */
export type Read = <Result>(
  reader: Reader | undefined,
  query: (db: Database) => Promise<Result>,
) => Promise<Result>;

/** Pause before a failed replica is asked again, in ms: each caller would wait in vain. */
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

/**
 * Prepares queries once for each database: building and planning one takes longer than answering it. Values are
 * placeholders, and a limit is a literal: otherwise PostgreSQL plans again each time.
 */
export function perDatabase<Queries extends object>(
  prepare: (db: Database) => Queries,
): (db: Database) => Queries {
  const prepared = new WeakMap<Database, Queries>();
  return (db) => {
    const queries = prepared.get(db) ?? prepare(db);
    prepared.set(db, queries);
    return queries;
  };
}
