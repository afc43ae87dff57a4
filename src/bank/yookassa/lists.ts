import type { Static } from 'typebox';
import { Refused } from '../bank.ts';
import type { Payment, Refund } from '../state.ts';
import type { listQuery } from './schemas.ts';

type Query = Static<typeof listQuery>;

/** ISO 8601 in UTC of a moment in any zone. */
function momentOf(query: Query, name: keyof Query): string | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Refused('invalid', 'It is no moment', name);
  return new Date(moment).toISOString();
}

const isWithin = (moment: string | null, from: string | undefined, before: string | undefined): boolean =>
  (from === undefined || (moment !== null && moment >= from)) &&
  (before === undefined || (moment !== null && moment < before));

/** A page of a list, newest first. The cursor is the number of those that were shown. */
export function pageOf<Item extends Payment | Refund>(
  items: readonly Item[],
  query: Query,
  view: (item: Item) => { readonly status?: unknown },
): object {
  const [from, before] = [momentOf(query, 'created_at.gte'), momentOf(query, 'created_at.lt')];
  const [capturedFrom, capturedBefore] = [
    momentOf(query, 'captured_at.gte'),
    momentOf(query, 'captured_at.lt'),
  ];
  const limit = Number(query.limit ?? 10);
  const start = Number(query.cursor ?? 0);
  const found = items
    .filter((item) => isWithin(item.created, from, before))
    .filter((item) => !('captured' in item) || isWithin(item.captured, capturedFrom, capturedBefore))
    .filter(
      (item) => query.payment_id === undefined || ('payment' in item && item.payment === query.payment_id),
    )
    .toReversed()
    .map(view)
    .filter(({ status }) => query.status === undefined || status === query.status);
  return {
    type: 'list',
    items: found.slice(start, start + limit),
    ...(found.length > start + limit && { next_cursor: String(start + limit) }),
  };
}
