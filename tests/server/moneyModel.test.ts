/** @module-tag slow */
import { array, assert, asyncProperty, constantFrom, nat, option, record } from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareOut, sum } from '#src/money.ts';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { balancesOf, partyOf, proveLedger } from '#src/server/ledger/index.ts';
import {
  createOrder,
  type OrdersDeps,
  pay,
  sendRefunds,
  settle,
  sweepOrders,
} from '#src/server/orders/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { killedAfter } from './support/killed.ts';
import { addAuthor } from './support/people.ts';

/** Histories of one run: a short pass of CI, or as many as `npm run test:money` asks for. */
const histories = Number(process.env['HISTORIES'] ?? 200);

const { orders, paymentAttempts } = tables;
const rates = { platform: 700n, payment: 300n };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
afterAll(() => database.close());

const step = record({
  act: constantFrom('order', 'pay', 'payTwice', 'settle', 'settleTwice', 'sweep', 'refunds', 'wait'),
  payer: constantFrom('pays', 'is refused', 'does nothing'),
  fate: constantFrom('works', 'works', 'works', 'lost_before', 'lost_after'),
  /** Statements that a server makes before it is killed; absent: it lives on. */
  killedAfter: option(nat(14), { freq: 2 }),
  which: nat(5),
  minutes: constantFrom(5, 16, 31),
} as const);

it(
  'whatever happens between people, banks and servers, money, sales and what was opened agree',
  { timeout: 60_000 + histories * 2000 },
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        await emptyDatabase(database);
        const { db } = database;
        const bank = createFakeProvider();
        const buyer = await partyOf(db, (await addAuthor(db, 'nina')).userId);
        const seller = await partyOf(db, (await addAuthor(db, 'anna')).userId);
        const delivered = new Set<string>();
        const deps = (statements: number | null = null): OrdersDeps => ({
          db: statements === null ? db : killedAfter(db, statements),
          provider: bank.provider,
          returnUrl: (id) => `https://soavtor.example/checkout/${id}`,
          vatCode: 1,
          async deliver(transaction, { id }) {
            await transaction.execute(sql`select 1`);
            if (delivered.has(id)) throw new Error(`${id} was delivered twice`);
            delivered.add(id);
          },
        });
        const ids: string[] = [];

        async function act({
          act: name,
          which,
          fate,
          killedAfter: statements,
          minutes,
        }: (typeof steps)[number]) {
          const id = ids[which % Math.max(ids.length, 1)];
          bank.script(fate);
          switch (name) {
            case 'order': {
              const order = await createOrder(db, {
                ...{
                  buyer,
                  seller,
                  purpose: 'post',
                  subjectId: which,
                  title: 'Пост',
                  email: 'nina@example.ru',
                },
                ...{ amount: 10_000n + BigInt(which), rates },
              });
              if (!ids.includes(order.id)) ids.push(order.id);
              return;
            }
            case 'wait': {
              const time = sql`make_interval(mins => ${minutes})`;
              await db.update(orders).set({ expiresAt: sql`expires_at - ${time}` });
              await db.update(paymentAttempts).set({ createdAt: sql`created_at - ${time}` });
              return;
            }
            case 'sweep':
              return sweepOrders(deps(statements));
            case 'refunds':
              return sendRefunds(deps(statements));
            case 'pay':
              return id && pay(deps(statements), id);
            case 'payTwice':
              return id && Promise.allSettled([pay(deps(statements), id), pay(deps(), id)]);
            case 'settle':
              return id && settle(deps(statements), id);
            case 'settleTwice':
              return id && Promise.allSettled([settle(deps(statements), id), settle(deps(), id)]);
          }
        }

        for (const next of steps) {
          // A step that is aborted leaves nothing half done: the next one goes on.
          await act(next).catch(() => undefined);
          if (next.payer === 'pays') bank.pay(next.which % Math.max(bank.count(), 1));
          if (next.payer === 'is refused') bank.refuse(next.which % Math.max(bank.count(), 1));
          await proveLedger(db);
        }
        // The network is well again, and everything is asked for until nothing is open.
        bank.mend();
        for (const id of ids) await settle(deps(), id);
        await sendRefunds(deps());

        const paid = await db.select().from(orders).where(eq(orders.state, 'paid'));
        expect(bank.charged()).toBe(sum(paid.map(({ amount }) => amount)));
        expect(new Set(paid.map(({ id }) => id))).toEqual(delivered);
        expect((await balancesOf(db, seller)).hold).toBe(
          sum(paid.map(({ amount }) => shareOut(amount, rates).author)),
        );
        await proveLedger(db);
      }),
      { numRuns: histories },
    );
  },
);
