import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { parties } from './ledger.ts';
import { moment } from './moment.ts';
import { paymentMethods } from './paymentMethods.ts';

const party = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => parties.id, { onDelete: 'restrict' });

/** Kopecks. */
const amount = () => bigint({ mode: 'bigint' }).notNull();

/** Data of a receipt (54-ФЗ), as they were when it was ordered: a payment that is asked for again has to be the same. */
export interface Receipt {
  readonly vatCode: number;
  /** Author who sells through us as their agent; absent where we sell. */
  readonly supplier?: { readonly name: string; readonly inn: string };
}

/** Purchases: a month of a tier, a post, or a donation (readings D37). */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    buyerId: party('buyer_id'),
    sellerId: party('seller_id'),
    purpose: text({ enum: ['tier', 'post', 'donation'] }).notNull(),
    /** Number of the tier, the post or the author. No reference: a sale outlives its subject. */
    subjectId: integer('subject_id').notNull(),
    /** Name of the subject when it was sold, for the receipt. */
    title: text().notNull(),
    /** Post from which a donation was sent. No reference: see above. */
    postId: integer('post_id'),
    /** Words that come with a donation. */
    message: text().notNull().default(''),
    /** Address for the receipt. */
    email: text().notNull(),
    amount: amount(),
    currency: char({ length: 3 }).notNull(),
    /** Absent in orders of previous releases. */
    receipt: jsonb().$type<Receipt>(),
    /** Fees as they were when it was ordered, in hundredths of a percent (readings D27). */
    platformRate: smallint('platform_rate').notNull(),
    paymentRate: smallint('payment_rate').notNull(),
    state: text({ enum: ['open', 'pending', 'paid', 'expired', 'void'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Nobody can begin to pay after it (readings D40). */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    // A second page for the same thing finds the first order. Donations are given as often as people like.
    uniqueIndex('orders_live')
      .on(table.buyerId, table.purpose, table.subjectId)
      .where(sql`state in ('open', 'pending') and purpose <> 'donation'`),
    index('orders_buyer').on(table.buyerId, table.createdAt),
    index('orders_seller').on(table.sellerId, table.createdAt),
    index('orders_unsettled')
      .on(table.expiresAt)
      .where(sql`state in ('open', 'pending')`),
    // Seats that are kept for those who may still pay.
    index('orders_seats')
      .on(table.subjectId)
      .where(sql`purpose = 'tier' and state in ('open', 'pending')`),
    check('orders_amount', sql`amount > 0`),
    check('orders_paid', sql`(state = 'paid') = (paid_at is not null)`),
  ],
);

/** Tries to pay an order, written before the provider is called. Their ids are the provider's idempotency keys. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    provider: text().notNull(),
    /** Absent until the provider has answered. */
    providerId: text('provider_id'),
    /** Page of the bank. */
    redirectUrl: text('redirect_url'),
    /** Way that the payer has chosen on our page; absent where the bank asks. */
    way: text({ enum: ['card', 'sbp'] }),
    /** The saved method that is charged; absent where the payer goes to the bank's page. */
    methodId: uuid('method_id').references(() => paymentMethods.id, { onDelete: 'restrict' }),
    /** Version of the consent to recurring charges, given when the attempt began: it saves the method. */
    consent: text(),
    state: text({ enum: ['pending', 'succeeded', 'refused'] }).notNull(),
    /** Reason of a refusal. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_pending')
      .on(table.createdAt)
      .where(sql`state = 'pending'`),
    uniqueIndex('payment_attempts_provider').on(table.provider, table.providerId),
    check('payment_attempts_ended', sql`(state = 'pending') = (ended_at is null)`),
  ],
);

/** Money on its way back, written before the provider is called. Their ids are the provider's idempotency keys. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid().primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'restrict' }),
    amount: amount(),
    /** The order was paid already, was over, had another amount, or could not be delivered (readings D43). */
    reason: text({ enum: ['paid_twice', 'too_late', 'wrong_amount', 'gone'] }).notNull(),
    state: text({ enum: ['due', 'succeeded', 'refused'] }).notNull(),
    providerId: text('provider_id'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // A success is refunded once for each reason, however often it is reported.
    uniqueIndex('payment_refunds_once').on(table.attemptId, table.reason),
    index('payment_refunds_due')
      .on(table.createdAt)
      .where(sql`state = 'due'`),
    check('payment_refunds_amount', sql`amount > 0`),
    check('payment_refunds_ended', sql`(state = 'due') = (ended_at is null)`),
  ],
);

/** Notifications of providers, each of which is stored once. They say only where to look. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    /** The provider's id of the payment, and our attempt; both are absent where it is about something else. */
    paymentId: text('payment_id'),
    attemptId: uuid('attempt_id'),
    receivedAt: moment('received_at').notNull(),
    /** Nobody looks again sooner: of what is unknown each look waits longer. */
    dueAt: moment('due_at').notNull(),
    tries: smallint().notNull().default(0),
    handledAt: moment('handled_at'),
  },
  (table) => [
    uniqueIndex('payment_notifications_once').on(table.provider, table.eventId),
    index('payment_notifications_due')
      .on(table.dueAt)
      .where(sql`handled_at is null`),
  ],
);
