import type { Database } from '#src/server/database/index.ts';

const statements = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute', '$count']);

/** The server ended at this place. */
class Killed extends Error {}

/**
 * A database of a server that is killed before one of its statements: from there on nothing reaches the database, and
 * what a transaction has done is rolled back.
 * @param count statements that are still made
 */
export function killedAfter(db: Database, count: number): Database {
  let left = count;
  const wrap = (database: Database): Database =>
    new Proxy(database, {
      get(target, key, receiver) {
        if (key === 'transaction')
          return (work: (transaction: Database) => Promise<unknown>) =>
            target.transaction((transaction) => work(wrap(transaction)));
        if (statements.has(key) && (left -= 1) < 0) throw new Killed();
        return Reflect.get(target, key, receiver);
      },
    });
  return wrap(db);
}
