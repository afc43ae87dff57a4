import type { Database } from './open.ts';

/**
 * Prepares queries once for each database that is asked: to put one together, and to plan it, takes longer than to
 * answer it. What they ask for comes as placeholders, and a limit as a literal: without one PostgreSQL plans again
 * each time.
 */
export function perDatabase<Queries extends object>(
  prepare: (db: Database) => Queries,
): (db: Database) => Queries {
  const known = new WeakMap<Database, Queries>();
  return (db) => {
    const queries = known.get(db) ?? prepare(db);
    known.set(db, queries);
    return queries;
  };
}
