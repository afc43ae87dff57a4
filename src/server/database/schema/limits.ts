import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What somebody has used of a limit since the first of the counted tries; all servers on the database share it. */
export const limitWindows = pgTable(
  'limit_windows',
  {
    /** The limit and a hash of whom it holds for. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('limit_windows_ends').on(table.endsAt)],
);
