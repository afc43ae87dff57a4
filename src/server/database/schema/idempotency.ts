import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** What a call has made that a client may repeat under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the call, the person and the client's key. */
    key: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what was asked for: another request under the same key is a mistake of the client's. */
    request: text().notNull(),
    /** Names what was made: it is read again for each repetition, as it is then. */
    reply: jsonb().$type<{ readonly id: string | number }>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('idempotency_keys_user').on(table.userId),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
