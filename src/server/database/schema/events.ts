import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, transactionId } from './moment.ts';

/** No foreign key: events and views are too many to cascade with an account, so `departures` removes them later. */
const authorId = () => integer('author_id').notNull();

/**
 * Events of authors in the order of writing: the outbox of every change. A partition for each month.
 * https://microservices.io/patterns/data/transactional-outbox.html
 */
export const events = pgTable(
  'events',
  {
    id: uuid().notNull(),
    at: moment('at').notNull(),
    kind: text().notNull(),
    authorId: authorId(),
    /** Payload of its kind in `src/server/events`. */
    payload: jsonb().$type<Readonly<Record<string, number | string>>>().notNull(),
    /** The transaction that wrote it: consumers read only events older than every running transaction. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.id] }),
    index('events_unread').on(table.transaction, table.id),
    index('events_author').on(table.authorId, table.at),
    index('events_user').on(sql`(payload->>'user_id')`),
  ],
);

/** Position of each consumer of the events. */
export const eventReaders = pgTable('event_readers', {
  name: text().primaryKey(),
  /** Transaction of the last event it read. */
  transaction: transactionId('transaction').notNull(),
  eventId: uuid('event_id').notNull(),
});

/** Views of posts, one a day for each reader. A partition for each month. */
export const views = pgTable(
  'views',
  {
    /** Date in UTC. */
    day: date().notNull(),
    userId: integer('user_id').notNull(),
    postId: integer('post_id').notNull(),
    authorId: authorId(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.userId, table.postId] }),
    index('views_user').on(table.userId),
    index('views_post').on(table.postId, table.day),
    index('views_author').on(table.authorId, table.day),
  ],
);

/** Deleted accounts by number: written in the deleting transaction. */
export const departures = pgTable(
  'departures',
  {
    userId: integer('user_id').primaryKey(),
    /** Absent: they were no author. */
    authorId: integer('author_id'),
    leftAt: moment('left_at').notNull(),
    /** Time at which the last of their views and events was removed. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [
    index('departures_uncleared')
      .on(table.leftAt)
      .where(sql`cleared_at is null`),
  ],
);
