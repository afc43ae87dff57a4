import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';
import { sessions } from './schema/accounts.ts';

/** Like `inArray`, with one text however many values there are: statements are named by their text and stay prepared. */
export const isOneOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`;

/** The database's clock, which all servers share. Our own function, so that tests can stop it. */
export const sharedNow: SQL<Date> = sql`shared_now()`.mapWith(sessions.createdAt);

/** A moment before now. */
export const secondsAgo = (seconds: number): SQL => sql`shared_now() - make_interval(secs => ${seconds})`;

/** A moment after now. */
export const inSeconds = (seconds: number | Placeholder): SQL =>
  sql`shared_now() + make_interval(secs => ${seconds})`;

/** The shared time as a value, for several rows. */
export async function readSharedNow(db: Database): Promise<Date> {
  const [row] = await db.select({ now: sharedNow }).from(sql`(values (1)) as one`);
  if (row === undefined) throw new Error('the database returned no row');
  return row.now;
}
