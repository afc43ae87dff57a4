import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The number of a transaction. Digits: 64 bits of them. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Who has an event or a view is no reference: these are too many to go with an account, which `departures` has done later. */
const authorId = () => integer('author_id').notNull();

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
    /** The one that wrote it: no event can still come before those that are older than every running transaction. */
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

/** How far each reader of the events has come. */
export const eventReaders = pgTable('event_readers', {
  name: text().primaryKey(),
  /** Of the last event that it has read. */
  transaction: transactionId('transaction').notNull(),
  eventId: uuid('event_id').notNull(),
});

/** Who has opened which post on which day. A partition for each month. */
export const views = pgTable(
  'views',
  {
    /** In UTC. */
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

/** Accounts that are gone, by number alone: written in the transaction that deletes them. */
export const departures = pgTable(
  'departures',
  {
    userId: integer('user_id').primaryKey(),
    /** Absent: they were no author. */
    authorId: integer('author_id'),
    leftAt: moment('left_at').notNull(),
    /** Since when none of their views and events is left. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [
    index('departures_uncleared')
      .on(table.leftAt)
      .where(sql`cleared_at is null`),
  ],
);
