import { and, eq, gt, inArray, isNotNull, max, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { formatPrice } from '#src/format/money.ts';
import { sum } from '#src/money.ts';
import { sharedNow, someOf, tables, untilNone, type Database } from '../database/index.ts';
import { balancesOf, findParty } from '../ledger/index.ts';

const { authors, grants, orders, paymentAttempts, paymentRefunds } = tables;

const live = ['open', 'pending'] as const;
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/**
 * Voids what a person has ordered, and what was ordered from them, before their account is deleted. An order that the bank
 * works on is left: if it succeeds, the payment goes back.
 * @param transaction of the deletion, before it locks the account: payments lock the order first, too
 */
export async function voidOrders(transaction: Database, userId: number): Promise<void> {
  const party = await findParty(transaction, userId);
  if (party === undefined) return;
  const isTheirs = or(eq(orders.buyerId, party), eq(orders.sellerId, party));
  await transaction
    .update(orders)
    .set({ state: 'void' })
    .where(and(isTheirs, eq(orders.state, 'open')));
}

/**
 * Reason why an account cannot be deleted yet: money that the platform owes its author, or months that readers have paid
 * for.
 * @param transaction that has locked the account, so that no sale goes on beside it
 */
export async function departureProblem(transaction: Database, userId: number): Promise<string | undefined> {
  const party = await findParty(transaction, userId);
  if (party === undefined) return undefined;
  const { hold, available, in_payout, disputed } = await balancesOf(transaction, party);
  const owed = sum([hold, available, in_payout, disputed]);
  if (owed > 0n)
    return `На счёте ещё ${formatPrice(Number(owed))} Аккаунт можно удалить, когда эти деньги будут выплачены. Если для выплаты их слишком мало, напишите в поддержку.`;
  const [paid] = await transaction
    .select({ until: max(grants.endsAt) })
    .from(grants)
    .innerJoin(authors, eq(authors.id, grants.authorId))
    .where(
      and(
        ...[eq(authors.userId, userId), eq(grants.kind, 'period')],
        ...[isNotNull(grants.orderId), gt(grants.endsAt, sharedNow)],
      ),
    );
  if (paid?.until == null) return undefined;
  return `Читатели оплатили подписки до ${day.format(paid.until)}. Уберите уровни в архив, чтобы их больше не покупали, и удалите аккаунт после этого дня.`;
}

/**
 * Empties what the orders of a departed person say of them. The numbers stay.
 * @returns whether that is all: the bank still works on some orders or refunds otherwise
 */
export async function forgetBuyer(db: Database, userId: number): Promise<boolean> {
  const party = await findParty(db, userId);
  if (party === undefined) return true;
  // The receipt of a refund still needs the address.
  const isRefunded = sql`exists (select from ${paymentRefunds} join ${paymentAttempts}
    on ${paymentAttempts.id} = ${paymentRefunds.attemptId}
    where ${paymentAttempts.orderId} = ${orders.id} and ${paymentRefunds.state} = 'due')`;
  const isSaying = and(
    ...[eq(orders.buyerId, party), notInArray(orders.state, [...live]), not(isRefunded)],
    or(ne(orders.email, ''), ne(orders.message, '')),
  );
  await untilNone(() =>
    db
      .update(orders)
      .set({ email: '', message: '' })
      .where(someOf(db, orders, isSaying))
      .returning({ id: orders.id }),
  );
  const isUnfinished = or(inArray(orders.state, [...live]), isRefunded);
  return (await db.$count(orders, and(eq(orders.buyerId, party), isUnfinished))) === 0;
}
