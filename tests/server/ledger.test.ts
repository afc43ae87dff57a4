import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore, tables, type OpenDatabase } from '#src/server/database/index.ts';
import {
  balancesOf,
  KeyReused,
  LedgerFault,
  Overdraft,
  partyOf,
  post,
  type Posting,
  proveLedger,
  statementOf,
} from '#src/server/ledger/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { addAuthor } from './support/people.ts';

const { ledgerAccounts, ledgerEntries, ledgerTransfers, parties, users } = tables;

let database: OpenDatabase;
let userId: number;
let author: number;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  userId = (await addAuthor(database.db, 'vera')).userId;
  author = await partyOf(database.db, userId);
});
afterAll(() => database.close());

const happenedAt = new Date('2026-11-24T16:00:00Z');

/** A payment of which the author gets `amount`. */
const sale = (id: string, amount = 45_000n): Posting => ({
  ...{ cause: 'sale', causeId: id, key: `sale:${id}`, happenedAt },
  lines: [
    { account: { kind: 'provider_clearing' }, amount: -amount - 5000n },
    { account: { party: author, kind: 'hold' }, amount },
    { account: { kind: 'platform_fee' }, amount: 3500n },
    { account: { kind: 'provider_fee' }, amount: 1500n },
  ],
});

const payout = (id: string, amount: bigint): Posting => ({
  ...{ cause: 'payout', causeId: id, key: `payout:${id}`, happenedAt },
  lines: [
    { account: { party: author, kind: 'hold' }, amount: -amount },
    { account: { party: author, kind: 'in_payout' }, amount },
  ],
});

const balances = () => balancesOf(database.db, author);
const entries = () => database.db.$count(ledgerEntries);

describe('a posting', () => {
  it('moves money to the accounts that it names', async () => {
    await post(database.db, sale('1'));
    expect(await balances()).toEqual({
      ...{ hold: 45_000n, available: 0n, in_payout: 0n, disputed: 0n, debt: 0n },
    });
    const lines = await database.db
      .select({ kind: ledgerAccounts.kind, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .orderBy(asc(ledgerEntries.line));
    expect(lines).toEqual([
      { kind: 'provider_clearing', amount: -50_000n },
      { kind: 'hold', amount: 45_000n },
      { kind: 'platform_fee', amount: 3500n },
      { kind: 'provider_fee', amount: 1500n },
    ]);
  });

  it('is made once, however often and from however many sides it is asked for', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => post(database.db, sale('1'))));
    expect(new Set(ids).size).toBe(1);
    expect(await entries()).toBe(4);
    expect(await balances()).toMatchObject({ hold: 45_000n });
  });

  it('is the same posting with its lines in another order', async () => {
    const id = await post(database.db, sale('1'));
    const again = sale('1');
    expect(await post(database.db, { ...again, lines: again.lines.toReversed() })).toBe(id);
  });

  it('is refused under the key of another one', async () => {
    await post(database.db, sale('1'));
    await expect(post(database.db, sale('1', 46_000n))).rejects.toThrow(KeyReused);
    expect(await balances()).toMatchObject({ hold: 45_000n });
  });

  it('is refused where an account has too little, and leaves nothing', async () => {
    await post(database.db, sale('1'));
    await expect(post(database.db, payout('1', 45_001n))).rejects.toThrow(Overdraft);
    expect(await entries()).toBe(4);
  });

  it('lets a debt grow only below zero', async () => {
    const debt = (id: string, amount: bigint): Posting => ({
      ...{ cause: 'refund', causeId: id, key: `refund:${id}`, happenedAt },
      lines: [
        { account: { party: author, kind: 'debt' }, amount },
        { account: { kind: 'provider_clearing' }, amount: -amount },
      ],
    });
    await post(database.db, debt('1', -500n));
    await expect(post(database.db, debt('2', 501n))).rejects.toThrow(Overdraft);
    expect(await balances()).toMatchObject({ debt: -500n });
  });

  it('pays one of twenty payouts at once where the money is enough for one', async () => {
    await post(database.db, sale('1'));
    const tries = Array.from({ length: 20 }, (_, index) => post(database.db, payout(String(index), 30_000n)));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances()).toMatchObject({ hold: 15_000n, in_payout: 30_000n });
  });

  it('goes with the transaction that it is part of, also inside a savepoint', async () => {
    const abandoned = database.db.transaction(async (transaction) => {
      await post(transaction, sale('1'));
      throw new Error('changed my mind');
    });
    await expect(abandoned).rejects.toThrow('changed my mind');
    expect(await entries()).toBe(0);

    await database.db.transaction((transaction) =>
      transaction.transaction((savepoint) => post(savepoint, sale('2'))),
    );
    expect(await entries()).toBe(4);
  });

  it.for([
    ['a sum that is not zero', [-50_000n, 45_000n]],
    ['one line', [45_000n]],
    ['no lines', []],
  ] as const)('is refused with %s', async ([, amounts]) => {
    const lines = amounts.map((amount) => ({
      account: amount < 0n ? ({ kind: 'bank' } as const) : ({ party: author, kind: 'hold' } as const),
      amount,
    }));
    await expect(post(database.db, { ...sale('1'), lines })).rejects.toThrow(
      /post_transfer|does not balance/,
    );
    expect(await database.db.$count(ledgerTransfers)).toBe(0);
  });

  it('is refused with a line of nothing', async () => {
    const lines = [...sale('1').lines, { account: { kind: 'bank' as const }, amount: 0n }];
    await expect(post(database.db, { ...sale('1'), lines })).rejects.toThrow(/post_transfer/);
  });
});

describe('the ledger', () => {
  const reasonOf = (statement: ReturnType<typeof sql>) =>
    database.db.execute(statement).then(
      () => 'done',
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );

  it.for(['ledger_transfers', 'ledger_entries'])('is append-only: %s', async (name) => {
    await post(database.db, sale('1'));
    const table = sql.identifier(name);
    const refused = `${name} is append-only`;
    const column = sql.identifier(name === 'ledger_entries' ? 'amount' : 'cause_id');
    expect(await reasonOf(sql`update ${table} set ${column} = ${column}`)).toBe(refused);
    expect(await reasonOf(sql`delete from ${table}`)).toBe(refused);
    expect(await reasonOf(sql`truncate ${table} cascade`)).toMatch(/is append-only$/);
  });

  it('takes no entry after its transfer', async () => {
    const id = await post(database.db, sale('1'));
    const late = sql`insert into ledger_entries (transfer_id, line, account_id, currency, amount)
      select ${id}, line + 10, account_id, currency, amount from ledger_entries`;
    expect(await reasonOf(late)).toBe('entries are written with their transfer');
  });

  it('takes no entry in another currency than its account', async () => {
    await post(database.db, sale('1'));
    const foreign = sql`with transfer as (
        insert into ledger_transfers (id, cause, cause_id, key, request, happened_at)
        values (gen_random_uuid(), 'sale', '2', 'sale:2', '', now()) returning id
      ) insert into ledger_entries (transfer_id, line, account_id, currency, amount)
      select transfer.id, line, account_id, 'USD', amount from ledger_entries, transfer`;
    expect(await reasonOf(foreign)).not.toBe('done');
  });

  it('proves itself, and names what is wrong', async () => {
    const id = await post(database.db, sale('1'));
    await post(database.db, payout('1', 20_000n));
    await proveLedger(database.db);

    await database.db
      .update(ledgerAccounts)
      .set({ balance: sql`balance + 1` })
      .where(eq(ledgerAccounts.kind, 'hold'));
    await expect(proveLedger(database.db)).rejects.toThrow(/^accounts that differ from their entries: \d+$/);
    await database.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction
        .delete(ledgerEntries)
        .where(and(eq(ledgerEntries.transferId, id), eq(ledgerEntries.line, 2)));
    });
    await expect(proveLedger(database.db)).rejects.toThrow(LedgerFault);
    await expect(proveLedger(database.db)).rejects.toThrow(`transfers that do not balance: ${id}`);
  });

  it('comes back from a backup whole, and goes on', async () => {
    await post(database.db, sale('1'));
    await post(database.db, payout('1', 20_000n));
    const lines: string[] = [];
    await backUp(database.db, (line) => void lines.push(line));
    await emptyDatabase(database);
    await restore(database.db, lines);
    await proveLedger(database.db);
    expect(await balances()).toMatchObject({ hold: 25_000n, in_payout: 20_000n });
    await post(database.db, payout('2', 25_000n));
    await proveLedger(database.db);
  });

  it('keeps the numbers of a person who is gone, and nothing that tells who it was', async () => {
    await post(database.db, sale('1'));
    await database.db.delete(users).where(eq(users.id, userId));
    expect(await balances()).toMatchObject({ hold: 45_000n });
    expect(
      await database.db.select({ userId: parties.userId }).from(parties).where(eq(parties.id, author)),
    ).toEqual([{ userId: null }]);
    await proveLedger(database.db);
  });
});

describe('a statement', () => {
  it('lists the lines of a person page by page, the newest first', async () => {
    for (const id of ['1', '2', '3']) await post(database.db, sale(id, 1000n));
    await post(database.db, payout('1', 3000n));
    const stranger = await partyOf(database.db, (await addAuthor(database.db, 'mark')).userId);
    const first = await statementOf(database.db, author, { limit: 3 });
    expect(first.map(({ cause, causeId, account, amount }) => [cause, causeId, account, amount])).toEqual([
      ['payout', '1', 'in_payout', 3000n],
      ['payout', '1', 'hold', -3000n],
      ['sale', '3', 'hold', 1000n],
    ]);
    const before = first[2];
    const second = await statementOf(database.db, author, { limit: 3, ...(before && { before }) });
    expect(second.map(({ causeId }) => causeId)).toEqual(['2', '1']);
    expect(await statementOf(database.db, stranger, { limit: 3 })).toEqual([]);
  });
});

it('gives a person one party, however many ask for it at once', async () => {
  const { userId: id } = await addAuthor(database.db, 'mark');
  const ids = await Promise.all(Array.from({ length: 10 }, () => partyOf(database.db, id)));
  expect(new Set(ids).size).toBe(1);
});
