import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** A picture of one's own page with everything needed to show it, so that its row need not be read. */
export interface OwnPicture {
  /** Id of the media. */
  readonly id: string;
  /** `#rrggbb` to wait with. */
  readonly color: string;
  /** Pixels of the largest one. */
  readonly width: number;
  readonly height: number;
  /** Existing widths, narrowest first. */
  readonly widths: readonly number[];
  /** The media it was cut from, and which part in fractions of its sides. Releases before kept none. */
  readonly source?: {
    readonly media: string;
    readonly crop: {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };
  };
}

/** People who write, or have an author's page. */
export const authors = pgTable('authors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  role: text().notNull(),
  /** Time since which they are an author, whom others find and follow. */
  since: moment('since'),
  /** Name of a portrait shipped with the client. */
  portrait: text().notNull(),
  photo: jsonb().$type<OwnPicture>(),
  /** Their bio. */
  bio: text().notNull().default(''),
  /** Name of an illustration shipped with the client, across the top of their page. */
  cover: text(),
  coverPicture: jsonb('cover_picture').$type<OwnPicture>(),
  links: text().array().notNull().default([]),
  /** The pinned post. */
  pinnedId: integer('pinned_id'),
  /** People who follow them, with a free subscription or a paid one: counted a minute later. */
  subscribers: integer().notNull().default(0),
});

/** Data of authors who sell (readings D42). Nobody but the author is shown them; receipts have name and INN. */
export const sellers = pgTable('sellers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text({ enum: ['self_employed', 'entrepreneur', 'company'] }).notNull(),
  name: text().notNull(),
  inn: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Purposes for which authors collect donations: one at a time. */
export const goals = pgTable(
  'goals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Kopecks. */
    target: integer().notNull(),
    /** Donations count from then on. */
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('goals_current')
      .on(table.authorId)
      .where(sql`ended_at is null`),
  ],
);

/** Tiers to subscribe to. */
export const tiers = pgTable(
  'tiers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Description of the tier. */
    description: text().notNull().default(''),
    /** Kopecks per month. */
    price: integer().notNull(),
    /** Position in the order of readers. */
    position: integer().notNull().default(0),
    /** Limit of members; absent without one. */
    places: integer(),
    hidden: boolean().notNull().default(false),
    archivedAt: moment('archived_at'),
  },
  (table) => [index('tiers_author').on(table.authorId)],
);

/**
 * One per reader and author, as it is now: `subscription_events` tell its past. Its status follows from the two dates and
 * the clock. A paid one sums its periods up for lists; access is decided by `grants`.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    /** The paid tier; `null` for a free subscription. */
    tierId: integer('tier_id').references(() => tiers.id),
    /** Kopecks per month, as they were when it was paid for; `null` for a free subscription. */
    price: integer(),
    /** Time since which it has given something without a break. */
    createdAt: moment('created_at').notNull(),
    /** End of what is paid for; `null` for a free subscription. */
    paidUntil: moment('paid_until'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_user_author_unique').on(table.userId, table.authorId),
    index('subscriptions_author').on(table.authorId),
    index('subscriptions_tier').on(table.tierId),
    check('subscriptions_paid_tier', sql`(${table.tierId} is null) = (${table.paidUntil} is null)`),
  ],
);

/** Readers whom an author does not want: they can neither follow nor comment. */
export const blockedReaders = pgTable(
  'blocked_readers',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.authorId, table.userId] }),
    index('blocked_readers_user').on(table.userId),
  ],
);
