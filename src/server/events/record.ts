import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';

const { events } = tables;

/** The data of each kind of event: numbers only, and who did it, until their account is deleted. */
interface Payloads {
  /** Also recorded for a post whose moment is in the future. */
  readonly post_published: { readonly post_id: number };
  readonly post_liked: { readonly post_id: number; readonly user_id?: number };
  readonly post_unliked: { readonly post_id: number; readonly user_id?: number };
  readonly comment_written: { readonly post_id: number; readonly user_id?: number };
  /** Deleted or hidden, so that it is unreadable. A restored one is written again. */
  readonly comment_removed: { readonly post_id: number; readonly user_id?: number };
  readonly subscription_started: { readonly user_id?: number };
  readonly subscription_cancelled: { readonly user_id?: number };
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
