import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

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
  /** The same for work that nobody waits for: a statement may take minutes. */
  readonly jobsDb: Database;
  readonly execute: Execute;
  /** What the operator should know of it, a line each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}
