import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { authors, ledgerAccounts, ledgerEntries, ledgerTransfers, orders, parties } = tables;

/** Sums in kopecks. */
export interface Raised {
  readonly raised: number;
  readonly people: number;
  readonly own: number;
}

/** Kopecks of an order that the ledger has as paid and not refunded: the whole payment, fees included. */
const leftOfOrder = sql<bigint>`coalesce((
  select sum(-${ledgerEntries.amount})
  from ${ledgerTransfers} as sale
  join ${ledgerTransfers} as moved on moved.id = sale.id or moved.reverses = sale.id
  join ${ledgerEntries} on ${ledgerEntries.transferId} = moved.id
  join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerEntries.accountId}
    and ${ledgerAccounts.kind} in ('provider_clearing', 'refunds')
  where sale.key = 'sale:' || ${orders.id}
), 0)`;

async function sum(
  db: Database,
  authorId: number,
  readerId: number,
  where: SQL | undefined,
): Promise<Raised> {
  const left = db
    .select({ buyerId: orders.buyerId, kopecks: leftOfOrder.as('kopecks') })
    .from(orders)
    .innerJoin(parties, eq(parties.id, orders.sellerId))
    .innerJoin(authors, and(eq(authors.userId, parties.userId), eq(authors.id, authorId)))
    .where(and(eq(orders.purpose, 'donation'), eq(orders.state, 'paid'), where))
    .as('donations');
  const isGiven = sql`${left.kopecks} > 0`;
  const isOwn = sql`${left.buyerId} = (select ${parties.id} from ${parties} where ${parties.userId} = ${readerId})`;
  const [row] = await db
    .select({
      raised: sql<string>`coalesce(sum(${left.kopecks}) filter (where ${isGiven}), 0)`.mapWith(Number),
      people: sql<string>`count(distinct ${left.buyerId}) filter (where ${isGiven})`.mapWith(Number),
      own: sql<string>`coalesce(sum(${left.kopecks}) filter (where ${isGiven} and ${isOwn}), 0)`.mapWith(
        Number,
      ),
    })
    .from(left);
  return row ?? { raised: 0, people: 0, own: 0 };
}

/** Donations to an author since a moment. @param readerId the account whose own part is told */
export const raisedSince = (db: Database, authorId: number, readerId: number, since: Date) =>
  sum(db, authorId, readerId, gte(orders.paidAt, since));

/** Donations that were sent from a post. @param readerId the account whose own part is told */
export const raisedByPost = (db: Database, authorId: number, readerId: number, postId: number) =>
  sum(db, authorId, readerId, eq(orders.postId, postId));
