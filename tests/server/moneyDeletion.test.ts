import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import {
  balancesOf,
  partyOf,
  type Posting,
  post as postTransfer,
  proveLedger,
  statementOf,
} from '#src/server/ledger/index.ts';
import {
  createOrder,
  type NewOrder,
  type OrdersDeps,
  pay,
  sendRefunds,
  settle,
  sweepOrders,
} from '#src/server/orders/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { clearAway } from './support/departed.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addPost, addTier, enterAuthor, idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { departures, grants, ledgerEntries, orders, parties, users } = tables;
const day = 86_400;

let bank: ReturnType<typeof createFakeProvider>;
let reader: { readonly userId: number; readonly party: number };
let author: { readonly id: number; readonly userId: number; readonly party: number };
let postId: number;
beforeEach(async () => {
  const { db, enter } = server();
  bank = createFakeProvider();
  await enter('nina@example.ru');
  const readerId = await idOf(db, 'nina@example.ru');
  const { id } = await enterAuthor(server(), 'anna');
  const authorId = await idOf(db, 'anna@example.ru');
  reader = { userId: readerId, party: await partyOf(db, readerId) };
  author = { id, userId: authorId, party: await partyOf(db, authorId) };
  postId = (await addPost(db, { authorId: id, audience: 'buyers' })).id;
});

const deps = (): OrdersDeps => ({
  db: server().db,
  provider: bank.provider,
  returnUrl: (id) => `https://soavtor.example/checkout/${id}`,
  vatCode: 1,
});

const order = (changes: Partial<NewOrder> = {}) =>
  createOrder(server().db, {
    ...{ buyer: reader.party, seller: author.party, purpose: 'post', subjectId: postId, title: 'Пост' },
    ...{ email: 'nina@example.ru', message: 'Спасибо', amount: 50_000n },
    ...{ rates: { platform: 700n, payment: 300n }, ...changes },
  });

/** Orders of the reader by how far they have come. */
const making = {
  open: order,
  pending: async () => {
    const { id } = await order();
    return (await pay(deps(), id)).order;
  },
  paid: async () => {
    const { id } = await making.pending();
    bank.pay(0);
    return settle(deps(), id);
  },
  expired: async () => {
    const { id } = await order();
    await server().clock.pass(31 * 60);
    return settle(deps(), id);
  },
} as const;

async function leave(name: 'anna' | 'nina') {
  const { access } = await server().logIn(`${name}@example.ru`);
  return server().send('DELETE', '/auth/users/me/', { current_password: password }, access);
}
const stateOf = async (id: string) =>
  (await server().db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
const entries = () =>
  server().db.select().from(ledgerEntries).orderBy(ledgerEntries.transferId, ledgerEntries.line);

const move = (
  from: 'hold' | 'available' | 'in_payout',
  to: 'available' | 'in_payout' | 'disputed' | 'bank',
) => {
  const amount = 45_000n;
  const { party } = author;
  const posting: Posting = {
    ...{ cause: 'payout', causeId: `${from} ${to}`, key: `${from} ${to}`, happenedAt: new Date() },
    lines: [
      { account: { party, kind: from }, amount: -amount },
      { account: to === 'bank' ? { kind: to } : { party, kind: to }, amount },
    ],
  };
  return postTransfer(server().db, posting);
};

describe('a reader who deletes the account', () => {
  it.for(Object.keys(making))('with an order that is %s leaves every sum as it is', async (state) => {
    const { db } = server();
    const { id } = await making[state as keyof typeof making]();
    const before = [
      await entries(),
      await balancesOf(db, author.party),
      await statementOf(db, author.party, { limit: 50 }),
    ];
    expect((await leave('nina')).statusCode).toBe(204);
    await clearAway(server());
    expect([
      await entries(),
      await balancesOf(db, author.party),
      await statementOf(db, author.party, { limit: 50 }),
    ]).toEqual(before);
    expect(await stateOf(id)).toBe(state === 'open' ? 'void' : state);
    expect(await db.$count(grants)).toBe(0);
    const [row] = await db.select().from(orders);
    const isEnded = state !== 'pending';
    expect([row?.email, row?.message]).toEqual(isEnded ? ['', ''] : ['nina@example.ru', 'Спасибо']);
    expect(await db.select().from(parties).where(eq(parties.id, reader.party))).toMatchObject([
      { userId: isEnded ? null : reader.userId },
    ]);
    await proveLedger(db);
  });

  it('while the bank works gets the payment back, and is forgotten after that', async () => {
    const { db, clock } = server();
    const { id } = await making.pending();
    await leave('nina');
    await clearAway(server());
    bank.pay(0);
    await clock.pass(16 * 60);
    await sweepOrders(deps());
    await sendRefunds(deps());
    expect(await stateOf(id)).toBe('void');
    expect(bank.charged()).toBe(0n);
    await clearDeparted(db);
    expect(await db.$count(users, eq(users.id, reader.userId))).toBe(0);
    expect((await db.select().from(orders))[0]).toMatchObject({ email: '', message: '', amount: 50_000n });
    expect((await db.select().from(departures))[0]?.clearedAt).not.toBeNull();
    await proveLedger(db);
  });
});

describe('an author', () => {
  it.for([
    ['open', 'void'],
    ['pending', 'void'],
    ['expired', 'expired'],
  ] as const)('with an order that is %s can leave, and it ends as %s', async ([state, end]) => {
    const { id } = await making[state]();
    expect((await leave('anna')).statusCode).toBe(204);
    await clearAway(server());
    // The payer pays now, where the bank works on it.
    if (state === 'pending') bank.pay(0);
    await settle(deps(), id);
    await sendRefunds(deps());
    expect(await stateOf(id)).toBe(end);
    expect(bank.charged()).toBe(0n);
    expect(await server().db.$count(tables.authors)).toBe(0);
    await proveLedger(server().db);
  });

  it.for([
    ['hold', []],
    ['available', [['hold', 'available']]],
    ['in_payout', [['hold', 'in_payout']]],
    ['disputed', [['hold', 'disputed']]],
  ] as const)('with money in %s stays until it is paid, and is told so', async ([, moves]) => {
    await making.paid();
    for (const [from, to] of moves) await move(from, to);
    const reply = await leave('anna');
    expect([reply.statusCode, reply.json().detail.replaceAll('\u00a0', ' ')]).toEqual([
      400,
      'На счёте ещё 450 руб. Аккаунт можно удалить, когда эти деньги будут выплачены. Если для выплаты их слишком мало, напишите в поддержку.',
    ]);
    expect(await server().db.$count(departures)).toBe(0);
  });

  it('whose money has been paid leaves every sum as it is', async () => {
    const { db } = server();
    await making.paid();
    await move('hold', 'available');
    await move('available', 'in_payout');
    await move('in_payout', 'bank');
    const before = await entries();
    expect((await leave('anna')).statusCode).toBe(204);
    await clearAway(server());
    expect(await entries()).toEqual(before);
    expect(await db.$count(users, eq(users.id, author.userId))).toBe(0);
    expect(await db.select().from(orders)).toMatchObject([{ state: 'paid', sellerId: author.party }]);
    expect(await statementOf(db, author.party, { limit: 50 })).toHaveLength(6);
    await proveLedger(db);
  });

  it('stays while readers have months that they have paid for', async () => {
    const { db, clock } = server();
    const tier = await addTier(db, author.id, 50_000);
    const { id } = await order({ purpose: 'tier', subjectId: tier.id });
    await pay(deps(), id);
    bank.pay(0);
    await settle(deps(), id);
    await move('hold', 'in_payout');
    await move('in_payout', 'bank');
    const reply = await leave('anna');
    expect([reply.statusCode, reply.json().detail]).toEqual([
      400,
      expect.stringMatching(/^Читатели оплатили подписки до \d+ [а-я]+\. Уберите уровни в архив/),
    ]);
    await clock.pass(32 * day);
    expect((await leave('anna')).statusCode).toBe(204);
  });

  it('who deletes the account while readers pay is never left with a sale', async () => {
    const { db } = server();
    const { id } = await making.pending();
    bank.pay(0);
    const [left] = await Promise.all([leave('anna'), settle(deps(), id)]);
    const isPaid = (await stateOf(id)) === 'paid';
    expect(left.statusCode).toBe(isPaid ? 400 : 204);
    expect((await balancesOf(db, author.party)).hold).toBe(isPaid ? 45_000n : 0n);
    await proveLedger(db);
  });
});
