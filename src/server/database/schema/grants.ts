import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { authorId } from './authorId.ts';
import { subscriptions, tiers } from './creators.ts';
import { moment } from './moment.ts';
import { orders } from './orders.ts';
import { posts } from './posts.ts';

/**
 * Everything that opens an author's posts to a reader but a free subscription: a paid month of a tier, a bought post, a
 * gift. Each has its own end, and none is removed when another begins.
 */
export const grants = pgTable(
  'grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    kind: text({ enum: ['period', 'purchase', 'gift'] }).notNull(),
    /** The tier whose posts it opens, or the post. */
    tierId: integer('tier_id').references(() => tiers.id),
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    /** Absent: it lasts. A refund ends it. */
    endsAt: moment('ends_at'),
    /** Start of the first of several months in a row: all of them end on its day. */
    anchorAt: moment('anchor_at'),
    /** Absent for a gift, and for periods that nobody has paid for here. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('grants_reader').on(table.userId, table.authorId),
    index('grants_reader_post')
      .on(table.userId, table.postId)
      .where(sql`post_id is not null`),
    index('grants_author').on(table.authorId),
    index('grants_tier').on(table.tierId, table.endsAt),
    index('grants_post')
      .on(table.postId)
      .where(sql`post_id is not null`),
    check('grants_opens', sql`num_nonnulls(tier_id, post_id) = 1`),
    check(
      'grants_kind',
      sql`case kind when 'period' then tier_id is not null and ends_at is not null when 'purchase' then post_id is not null else true end`,
    ),
    check('grants_ends', sql`ends_at >= starts_at`),
  ],
);

/** Changes of a subscription, which tell its past: its row is only how it is now. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['followed', 'paid', 'cancelled'] }).notNull(),
    at: moment('at').notNull(),
    /** The tier of the change; absent for a free subscription. */
    tierId: integer('tier_id').references(() => tiers.id),
  },
  (table) => [
    index('subscription_events_subscription').on(table.subscriptionId, table.id),
    index('subscription_events_tier').on(table.tierId),
  ],
);
