import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { authorId } from './authorId.ts';
import { moment } from './moment.ts';
import { posts } from './posts.ts';

/** The number of a transaction. Digits: 64 bits of them. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What has happened to authors, in the order in which it was written: the outbox of every change. A partition for each month.
 * https://microservices.io/patterns/data/transactional-outbox.html
 */
export const events = pgTable(
  'events',
  {
    id: uuid().notNull(),
    at: moment('at').notNull(),
    kind: text().notNull(),
    authorId: authorId(),
    /** Of the shape that its kind has in `src/server/events`. */
    payload: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** That wrote it: what is older than every one still under way has been seen by all, and nothing comes before it any more. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.id] }),
    index('events_unread').on(table.transaction, table.id),
    index('events_author').on(table.authorId, table.at),
  ],
);

/** How far each reader of the events has come. */
export const eventReaders = pgTable('event_readers', {
  name: text().primaryKey(),
  /** Of the last event that it has read. */
  transaction: transactionId('transaction').notNull(),
  eventId: uuid('event_id').notNull(),
});

/** Who has opened which post, once a day at most. A partition for each month. */
export const views = pgTable(
  'views',
  {
    id: uuid().notNull(),
    at: moment('at').notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: authorId(),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.id] }),
    index('views_reader').on(table.userId, table.postId, table.at),
    index('views_post').on(table.postId, table.at),
    index('views_author').on(table.authorId, table.at),
  ],
);
