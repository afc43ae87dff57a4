import { and, eq, gt, sql } from 'drizzle-orm';
import { currency, type Kopecks } from '#src/money.ts';
import { paymentRules } from '#src/fees.ts';
import { eachOf, readSharedNow, tables, type Database } from '../database/index.ts';
import { post } from './post.ts';

const { ledgerAccounts, ledgerEntries, ledgerTransfers } = tables;

/** Part of the held money, and the day at whose beginning in Moscow it becomes available: `2026-11-28`. */
interface Maturing {
  readonly date: string;
  readonly amount: Kopecks;
}

const dayLength = 86_400_000;

/** The least id (UUIDv7) of a transfer that is made at this moment. */
function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/**
 * Parts of held money that become available on a later day (readings D38), the next one first. What was taken out of the
 * account was taken from the oldest payments.
 * @param held balance of the account
 */
export async function readMaturing(
  db: Database,
  party: number,
  held: Kopecks,
  now: Date,
): Promise<readonly Maturing[]> {
  const day = sql<string>`((${ledgerTransfers.happenedAt} at time zone 'Europe/Moscow')::date + ${paymentRules.holdDays + 1}::int)::text`;
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Moscow')::date`;
  const days = await db
    .select({ date: day, amount: sql`sum(${ledgerEntries.amount})`.mapWith(BigInt) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(
        ...[eq(ledgerAccounts.partyId, party), eq(ledgerAccounts.kind, 'hold')],
        ...[eq(ledgerAccounts.currency, currency), gt(ledgerEntries.amount, 0n)],
        // Older ones have matured; a day more for clocks that differ.
        sql`${ledgerEntries.transferId} > ${firstIdAt(new Date(now.getTime() - (paymentRules.holdDays + 2) * dayLength))}::uuid`,
        sql`${day}::date > ${today}`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  let left = held;
  const maturing: Maturing[] = [];
  for (const { date, amount } of days) {
    const part = amount < left ? amount : left;
    if (part > 0n) maturing.unshift({ date, amount: part });
    left -= part;
  }
  return maturing;
}

/** Makes held money available whose day has come. Safe to repeat, and to run on several servers at once. */
export async function releaseHeld(db: Database): Promise<void> {
  const now = await readSharedNow(db);
  const date = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' });
  const accounts = await db
    .select({ party: ledgerAccounts.partyId })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'hold'), gt(ledgerAccounts.balance, 0n)));
  await eachOf(accounts, ({ party }) => release(db, party, { now, date }));
}

interface Today {
  readonly now: Date;
  readonly date: string;
}

const release = (db: Database, party: number, { now, date }: Today): Promise<void> =>
  db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ held: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(
        and(
          ...[eq(ledgerAccounts.partyId, party), eq(ledgerAccounts.kind, 'hold')],
          eq(ledgerAccounts.currency, currency),
        ),
      )
      .for('update');
    const held = account?.held ?? 0n;
    const maturing = await readMaturing(transaction, party, held, now);
    const amount = maturing.reduce((rest, part) => rest - part.amount, held);
    if (amount <= 0n) return;
    // The balance tells two releases of one day apart: the money of a dispute may come back meanwhile.
    await post(transaction, {
      ...{ cause: 'release', causeId: date, key: `release:${party}:${date}:${held}`, happenedAt: now },
      lines: [
        { account: { party, kind: 'hold' }, amount: -amount },
        { account: { party, kind: 'available' }, amount },
      ],
    });
  });
