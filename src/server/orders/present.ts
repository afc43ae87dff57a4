import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#src/api/contract.ts';
import { shareOut } from '#src/money.ts';
import { authorFields, toAuthor } from '../authors/present.ts';
import { type Database, tables } from '../database/index.ts';
import { cursorMoment } from '../http/paging.ts';
import { testPrefix } from '../payments/index.ts';
import type { Settings } from '../settings/table.ts';

const { authors, orders, parties, paymentAttempts, paymentRefunds, users } = tables;

type PresentedOrder = Reply<'order'>;

/** Facts of the installation that every order shows. */
export interface OrderFacts {
  readonly company: Pick<Settings, 'COMPANY_NAME' | 'COMPANY_INN'>;
  /** Payments are made at the test bank. */
  readonly isTest: boolean;
}

const reasons = [
  'no_funds',
  'card_expired',
  'card_data',
  'limit',
  'not_allowed',
  'not_confirmed',
  'permission_revoked',
  'bank_unavailable',
  'unnamed',
] as const satisfies readonly PresentedOrder['refusal'][];

/** A reason that a later release has stored has no words here. */
const toReason = (text: string) => reasons.find((reason) => reason === text) ?? 'unnamed';

const lastAttempt = (column: SQL) =>
  sql`(select ${column} from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id}
    order by ${paymentAttempts.createdAt} desc, ${paymentAttempts.id} desc limit 1)`;

/** Orders of a buyer, newest first. @param where beside that they are the buyer's */
export const selectOrders = (db: Database, buyerUserId: number, where: SQL | undefined) =>
  db
    .select({
      order: orders,
      at: cursorMoment(sql`${orders.createdAt}`),
      author: authorFields,
      reason: lastAttempt(sql`${paymentAttempts.reason}`).mapWith(String),
      provider: lastAttempt(sql`${paymentAttempts.provider}`).mapWith(String),
      isRefunded: sql<boolean>`exists (select from ${paymentRefunds} join ${paymentAttempts}
        on ${paymentAttempts.id} = ${paymentRefunds.attemptId} where ${paymentAttempts.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(parties, and(eq(parties.id, orders.buyerId), eq(parties.userId, buyerUserId)))
    // Both are left out once the seller has deleted the account.
    .leftJoin(
      users,
      and(
        eq(
          users.id,
          sql`(select seller.user_id from ${parties} as seller where seller.id = ${orders.sellerId})`,
        ),
        isNull(users.deletedAt),
      ),
    )
    .leftJoin(authors, eq(authors.userId, users.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id));

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order as its buyer sees it. */
export function toOrder(
  { order, author, reason, provider, isRefunded }: Row,
  { company, isTest }: OrderFacts,
): PresentedOrder {
  const { COMPANY_NAME: name, COMPANY_INN: inn } = company;
  const shares = shareOut(order.amount, {
    platform: BigInt(order.platformRate),
    payment: BigInt(order.paymentRate),
  });
  return {
    id: order.id,
    purpose: order.purpose,
    subject: order.subjectId,
    title: order.title,
    message: order.message,
    email: order.email,
    author: author && toAuthor(author),
    amount: Number(order.amount),
    shares: {
      author: Number(shares.author),
      platform: Number(shares.platformFee),
      payment: Number(shares.paymentFee),
    },
    state: order.state,
    refusal: order.state === 'open' && reason !== null ? toReason(reason) : null,
    is_refunded: isRefunded,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    is_test: provider === null ? isTest : provider.startsWith(testPrefix),
    company: name === undefined || inn === undefined ? null : { name, inn },
  };
}

/** One order of a buyer; `undefined` for everybody else's. */
export async function findOrder(
  db: Database,
  buyerUserId: number,
  id: string,
  facts: OrderFacts,
): Promise<PresentedOrder | undefined> {
  const [row] = await selectOrders(db, buyerUserId, eq(orders.id, id));
  return row && toOrder(row, facts);
}
