/** @module-tag slow */
import { array, assert, asyncProperty, bigInt, constantFrom, nat, record } from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presentDays } from '#src/app/money/presentMoney.ts';
import { parseAmount, shareOut } from '#src/money.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import {
  balancesOf,
  Overdraft,
  partyOf,
  post,
  type Posting,
  proveLedger,
  releaseHeld,
  statementOf,
} from '#src/server/ledger/index.ts';
import { toCsv } from '#src/server/money/csv.ts';
import { type Movement, readStatement, type StatementPart } from '#src/server/money/statement.ts';
import { createOrder } from '#src/server/orders/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { addAuthor } from './support/people.ts';

/** Histories of one run: a short pass of CI, or as many as `npm run test:money` asks for. */
const histories = Math.ceil(Number(process.env['HISTORIES'] ?? 200) / 4);

const rates = { platform: 700n, payment: 300n };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
afterAll(() => database.close());

const step = record({
  act: constantFrom(
    ...(['tier', 'post', 'donation', 'refund', 'payout', 'payout returned', 'dispute', 'release'] as const),
  ),
  amount: bigInt(1n, 5_000_000n),
  daysAgo: nat(9),
  which: nat(9),
});

type Lines = Posting['lines'];

/** The whole statement, as the page and the parts of the file read it. */
async function readAll(
  party: number,
  limit: number,
  chosen: Partial<StatementPart> = {},
): Promise<Movement[]> {
  const rows: Movement[] = [];
  for (;;) {
    const page = await readStatement(database.db, party, { ...chosen, before: rows.at(-1)?.id, limit });
    rows.push(...page);
    if (page.length < limit) return rows;
  }
}

/** Sums of the lines of a file, in kopecks. */
const sumsOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => {
      const cells = line
        .split(';')
        .slice(-5)
        .map((cell) => cell.replace(',', '.'));
      return cells.map((cell) => {
        const amount = parseAmount(cell.replace('-', ''));
        return amount === undefined ? undefined : Number(cell.startsWith('-') ? -amount : amount);
      });
    });

it(
  'page, paper and file are the ledger to the kopeck, and the balance is the sum of the rows',
  { timeout: 60_000 + histories * 4000 },
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 25 }), nat(4), async (steps, size) => {
        await emptyDatabase(database);
        const { db } = database;
        const buyer = await partyOf(db, (await addAuthor(db, 'nina')).userId);
        const party = await partyOf(db, (await addAuthor(db, 'anna')).userId);
        const other = await partyOf(db, (await addAuthor(db, 'vera')).userId);
        const sales: { id: string; lines: Lines }[] = [];

        const move = (
          cause: Posting['cause'],
          happenedAt: Date,
          lines: Lines,
          more: Partial<Posting> = {},
        ) => {
          const causeId = v7();
          return post(db, { cause, causeId, key: causeId, happenedAt, lines, ...more });
        };

        async function act({ act: name, amount, daysAgo, which }: (typeof steps)[number]) {
          const at = new Date(Date.now() - daysAgo * 86_400_000);
          switch (name) {
            case 'tier':
            case 'post':
            case 'donation': {
              const order = await createOrder(db, {
                ...{
                  buyer,
                  seller: party,
                  purpose: name,
                  subjectId: sales.length + 1,
                  title: 'Окна; «и» "двери"',
                },
                ...{ email: 'nina@example.ru', amount: amount + 10n, rates, message: '=1+1' },
              }).catch(() => undefined);
              if (order === undefined) return;
              const shares = shareOut(order.amount, rates);
              const lines = [
                { account: { kind: 'provider_clearing' } as const, amount: -order.amount },
                { account: { party, kind: 'hold' } as const, amount: shares.author },
                { account: { kind: 'platform_fee' } as const, amount: shares.platformFee },
                { account: { kind: 'provider_fee' } as const, amount: shares.paymentFee },
              ].filter((line) => line.amount !== 0n);
              sales.push({ id: await move('sale', at, lines, { causeId: order.id }), lines });
              return;
            }
            case 'refund': {
              const sale = sales[which];
              if (sale === undefined) return;
              const lines = sale.lines.map((line) => ({ ...line, amount: -line.amount }));
              await move('refund', at, lines, { reverses: sale.id, key: `refund:${sale.id}` });
              return;
            }
            case 'payout':
              await move('payout', at, [
                { account: { party, kind: 'available' }, amount: -amount },
                { account: { party, kind: 'in_payout' }, amount },
              ]);
              return;
            case 'payout returned':
              await move('payout', at, [
                { account: { party, kind: 'in_payout' }, amount: -amount },
                { account: { party, kind: 'available' }, amount },
              ]);
              return;
            case 'dispute':
              await move('dispute', at, [
                { account: { party, kind: 'debt' }, amount: -amount },
                { account: { kind: 'provider_clearing' }, amount },
              ]);
              return;
            case 'release':
              await releaseHeld(db);
          }
        }

        for (const next of steps)
          // An account has too little for some of them: nothing has happened then.
          await act(next).catch((error: unknown) => {
            if (!(error instanceof Overdraft)) throw error;
          });
        // Nobody else's money is in it.
        await move(
          'sale',
          new Date(),
          [
            { account: { kind: 'provider_clearing' }, amount: -100n },
            { account: { party: other, kind: 'hold' }, amount: 100n },
          ],
          { causeId: v7() },
        );
        await proveLedger(db);

        const rows = await readAll(party, size + 1);
        const lines = (await statementOf(db, party, { limit: 1000 })).filter(
          ({ account }) => account !== 'in_payout',
        );
        const changes = new Map<string, bigint>();
        for (const { transferId, cause, amount } of lines)
          if (cause !== 'release') changes.set(transferId, (changes.get(transferId) ?? 0n) + amount);
        expect(rows.map(({ id, net }) => [id, BigInt(net)])).toEqual([...changes]);

        const { hold, available, disputed, debt } = await balancesOf(db, party);
        const total = Number(hold + available + disputed + debt);
        expect(rows.reduce((all, { net }) => all + net, 0)).toBe(total);
        let after = total;
        for (const row of rows) {
          expect(row.balance).toBe(after);
          after -= row.net;
        }
        expect(after).toBe(0);
        const payments = rows.filter(({ gross }) => gross !== null);
        expect(payments.map((row) => (row.gross ?? 0) + row.platform_fee + row.payment_fee)).toEqual(
          payments.map(({ net }) => net),
        );

        // The page, which is also what is printed.
        const days = presentDays(rows, false, new Date());
        const shown = days.flatMap((day) => day.rows);
        expect(days.reduce((all, { net = 0 }) => all + net, 0)).toBe(total);
        // The file.
        const sums = sumsOf(toCsv(rows, true));
        expect(sums).toHaveLength(rows.length);
        const ofFile = new Map(rows.map(({ id }, index) => [id, sums[index]]));
        for (const { id, gross, fees, net, balance } of shown) {
          const [inFile, platform = 0, payment = 0, ...rest] = ofFile.get(id) ?? [];
          expect([inFile, rest]).toEqual([gross, [net, balance]]);
          expect(platform + payment).toBe(fees ?? 0);
        }

        // Each kind has its rows, with the same balances.
        const parts = await Promise.all(
          (['tier', 'post', 'donation', 'payout', 'refund'] as const).map((kind) =>
            readAll(party, size + 1, { kind }),
          ),
        );
        const isOther = ({ kind }: Movement) => kind === 'dispute' || kind === 'other';
        expect(parts.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1))).toEqual(
          rows.filter((row) => !isOther(row)),
        );
      }),
      { numRuns: histories },
    );
  },
);
