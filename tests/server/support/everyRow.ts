import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { tables, type Database } from '#src/server/database/index.ts';

/** Random values: hashes, tokens, ids, usernames of a registration, codes, numbers of transactions. */
const chance =
  /\$argon2[^"]+|[\w-]{43,}|[0-9a-f]{8}-[0-9a-f-]{27}|\breader-[0-9a-f]{8}\b|(?<="key":")\d{6}|(?<="transaction":")\d+/g;

/**
 * Every row of every table as text, in an order of its own, so that two databases can be compared: what is made by
 * chance looks the same.
 * @param names what to call such texts that have to be told apart
 */
export async function everyRow(db: Database, names: ReadonlyMap<string, string>): Promise<string[]> {
  const rows: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const found = await db.select({ row: sql<string>`row_to_json(t)::text` }).from(sql`${table} as t`);
    rows.push(...found.map(({ row }) => `${getTableName(table)} ${row}`));
  }
  return rows
    .map((row) => {
      let text = row;
      for (const [original, name] of names) text = text.replaceAll(original, `<${name}>`);
      return text.replaceAll(chance, '<chance>');
    })
    .toSorted();
}
