/** @module-tag slow */
import { array, assert, asyncProperty, constantFrom, nat, option, record } from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareOut, sum } from '#src/money.ts';
import { readerAccess } from '#src/server/access/readerAccess.ts';
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
import { addAuthor, addPost, addTier } from './support/people.ts';

/** Histories of one run: a short pass of CI, or as many as `npm run test:money` asks for. */
const histories = Number(process.env['HISTORIES'] ?? 200);

const { grants, orders, paymentAttempts } = tables;
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
  killedAfter: option(nat(24), { freq: 2 }),
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
        const { userId } = await addAuthor(db, 'nina');
        const { id: authorId, userId: sellerId } = await addAuthor(db, 'anna');
        const [buyer, seller] = [await partyOf(db, userId), await partyOf(db, sellerId)];
        const tier = await addTier(db, authorId, 10_000);
        const posts: number[] = [];
        for (let post = 0; post < 4; post += 1)
          posts.push((await addPost(db, { authorId, audience: 'buyers' })).id);
        const deps = (statements: number | null = null): OrdersDeps => ({
          db: statements === null ? db : killedAfter(db, statements),
          provider: bank.provider,
          returnUrl: (id) => `https://soavtor.example/checkout/${id}`,
          vatCode: 1,
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
              const post = posts[which];
              const subject =
                post === undefined
                  ? ({ purpose: 'tier', subjectId: tier.id } as const)
                  : ({ purpose: 'post', subjectId: post } as const);
              const order = await createOrder(db, {
                ...{ buyer, seller, ...subject, title: 'Пост', email: 'nina@example.ru' },
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
        const opened = await db.select().from(grants);
        expect(new Set(opened.map(({ orderId }) => orderId))).toEqual(new Set(paid.map(({ id }) => id)));
        for (const post of posts) {
          const sales = paid.filter(({ purpose, subjectId }) => purpose === 'post' && subjectId === post);
          const access = await readerAccess(db, userId, post);
          expect([sales.length, access?.isGranted]).toEqual([Number(access?.isGranted), sales.length > 0]);
        }
        // Months of a tier follow each other.
        const starts = opened
          .filter(({ kind }) => kind === 'period')
          .map(({ startsAt }) => startsAt.getTime());
        const ends = opened.map(({ endsAt }) => endsAt?.getTime() ?? 0);
        expect(starts.filter((start) => !ends.includes(start)).length).toBe(Math.min(starts.length, 1));
        expect((await balancesOf(db, seller)).hold).toBe(
          sum(paid.map(({ amount }) => shareOut(amount, rates).author)),
        );
        await proveLedger(db);
      }),
      { numRuns: histories },
    );
  },
);
