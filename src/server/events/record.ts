import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';

const { events } = tables;

/** Kopecks in digits, because JSON's numbers are floating. */
type Amount = string;

/** A comment and the one it answers. */
type CommentPayload = {
  readonly post_id: number;
  readonly comment_id: string;
  readonly parent_id?: string;
  readonly user_id?: number;
};

/** A reader's payment to the author. */
type PaymentPayload = {
  readonly user_id?: number;
  readonly order_id: string;
  readonly amount: Amount;
};

/** The data of each kind of event: what its consumers need, and who did it, until their account is deleted. */
interface Payloads {
  /** Also recorded for a post whose moment is in the future. */
  readonly post_published: { readonly post_id: number };
  readonly post_liked: { readonly post_id: number; readonly user_id?: number };
  readonly post_unliked: { readonly post_id: number; readonly user_id?: number };
  readonly comment_written: CommentPayload;
  /** Deleted or hidden, so that it is unreadable. A restored one is written again. */
  readonly comment_removed: CommentPayload;
  /** Without paying. */
  readonly subscription_started: { readonly user_id?: number };
  /** A month of a tier is paid for: the first one, or another one. `until` is its end (ISO 8601). */
  readonly subscription_paid: PaymentPayload & { readonly tier_id: number; readonly until: string };
  /** The tier is absent from a free one, which ends at once; a paid one ends with its time. */
  readonly subscription_cancelled: { readonly user_id?: number; readonly tier_id?: number };
  readonly post_bought: PaymentPayload & { readonly post_id: number };
  readonly donation_received: PaymentPayload;
  /** A payment goes back by itself. The reason is that of the refund. */
  readonly payment_owed_back: PaymentPayload & { readonly reason: string };
}

export type EventKind = keyof Payloads;

/** Something that has happened to an author. */
export type Event = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly authorId: number;
    readonly payload: Payloads[Kind];
  };
}[EventKind];

/** Events of one insertion: a departure may have more than a statement has parameters for. */
const batchSize = 1000;

/**
 * Writes down what has happened, under ids that grow with the time (UUIDv7).
 * @param transaction of the change itself: there is never one of them without the other
 */
export async function record(transaction: Database, ...happened: readonly Event[]): Promise<void> {
  for (let start = 0; start < happened.length; start += batchSize) {
    const batch = happened.slice(start, start + batchSize);
    await transaction.insert(events).values(batch.map((event) => ({ ...event, id: v7(), at: sharedNow })));
  }
}

/**
 * The row of an event within the statement of the change itself.
 * @param source what the statement has changed: one row, or none where it has changed nothing
 */
export const selectEvent = (kind: EventKind, authorId: SQL, payload: SQL, source: SQLWrapper): SQL =>
  sql`select ${v7()}::uuid, ${sharedNow}, ${kind}, ${authorId}, ${payload}, pg_current_xact_id() from ${source}`;
