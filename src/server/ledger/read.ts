import { and, desc, eq, sql } from 'drizzle-orm';
import { currency, type Kopecks } from '#src/money.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import type { PersonAccountKind } from './post.ts';

const { ledgerAccounts, ledgerEntries, ledgerTransfers } = tables;

export type Balances = Readonly<Record<PersonAccountKind, Kopecks>>;

/** Position behind the newest line. */
const afterAll = { transferId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', line: 0 };

const queries = perDatabase((db) => {
  const isOwn = and(
    eq(ledgerAccounts.partyId, sql.placeholder('party')),
    eq(ledgerAccounts.currency, currency),
  );
  // Each account's index is read from its end. A join would read all of the person's entries.
  const newest = db
    .select({
      transferId: ledgerEntries.transferId,
      line: ledgerEntries.line,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, ledgerAccounts.id),
        sql`(${ledgerEntries.transferId}, ${ledgerEntries.line}) <
          (${sql.placeholder('transferId')}::uuid, ${sql.placeholder('line')}::int)`,
      ),
    )
    .orderBy(desc(ledgerEntries.transferId), desc(ledgerEntries.line))
    .limit(sql.placeholder('limit'))
    .as('newest');
  return {
    balances: db
      .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(isOwn)
      .prepare('balances'),
    statement: db
      .select({
        transferId: newest.transferId,
        line: newest.line,
        cause: ledgerTransfers.cause,
        causeId: ledgerTransfers.causeId,
        happenedAt: ledgerTransfers.happenedAt,
        account: ledgerAccounts.kind,
        amount: newest.amount,
      })
      .from(ledgerAccounts)
      .crossJoinLateral(newest)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, newest.transferId))
      .where(isOwn)
      .orderBy(desc(newest.transferId), desc(newest.line))
      .limit(sql.placeholder('limit'))
      .prepare('statement'),
  };
});

/** Balances of a person's accounts; those that do not exist yet are empty. @param party their party */
export async function balancesOf(db: Database, party: number): Promise<Balances> {
  const rows = await queries(db).balances.execute({ party });
  const balance = (kind: PersonAccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return {
    hold: balance('hold'),
    available: balance('available'),
    in_payout: balance('in_payout'),
    disputed: balance('disputed'),
    debt: balance('debt'),
  };
}

/** Line of a person's statement. */
export interface StatementLine {
  readonly transferId: string;
  readonly line: number;
  readonly cause: string;
  readonly causeId: string;
  readonly happenedAt: Date;
  readonly account: string;
  readonly amount: Kopecks;
}

interface Page {
  /** The last line of the page before. */
  readonly before?: Pick<StatementLine, 'transferId' | 'line'>;
  readonly limit: number;
}

/** Lines of a person's statement, the newest first. @param party their party */
export const statementOf = (
  db: Database,
  party: number,
  { before = afterAll, limit }: Page,
): Promise<StatementLine[]> =>
  queries(db).statement.execute({ party, transferId: before.transferId, line: before.line, limit });
