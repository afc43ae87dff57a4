import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Subscription } from '#src/api/contract.ts';
import { readerAccess } from '#src/server/access/readerAccess.ts';
import { tables } from '#src/server/database/index.ts';
import { balancesOf, partyOf, proveLedger } from '#src/server/ledger/index.ts';
import {
  createOrder,
  type NewOrder,
  type OrdersDeps,
  pay,
  settle,
  SoldOut,
} from '#src/server/orders/index.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addAuthor, addPost, addSubscription, addTier, idOf } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { blockedReaders, events, grants, orders, paymentRefunds, posts, subscriptionEvents, subscriptions } =
  tables;
const day = 86_400;

let bank: ReturnType<typeof createFakeProvider>;
let bearer: string;
let readerId: number;
let author: { readonly id: number; readonly userId: number };
let tier: { readonly id: number; readonly price: number };
beforeEach(async () => {
  const { db, enter } = server();
  bank = createFakeProvider();
  bearer = await enter('nina@example.ru');
  readerId = await idOf(db, 'nina@example.ru');
  author = await addAuthor(db, 'anna');
  tier = await addTier(db, author.id, 50_000);
});

const deps = (): OrdersDeps => ({
  db: server().db,
  provider: bank.provider,
  returnUrl: (id) => `https://soavtor.example/checkout/${id}`,
  vatCode: 1,
});

async function order(changes: Partial<NewOrder> = {}, buyerId = readerId) {
  const { db } = server();
  return createOrder(db, {
    ...{ buyer: await partyOf(db, buyerId), seller: await partyOf(db, author.userId) },
    ...{ purpose: 'tier', subjectId: tier.id, title: 'Первый ряд', email: 'nina@example.ru' },
    ...{ amount: 50_000n, rates: { platform: 700n, payment: 300n } },
    ...changes,
  });
}

async function payFor(changes: Partial<NewOrder> = {}) {
  const { id } = await order(changes);
  await pay(deps(), id);
  bank.pay(bank.count() - 1);
  return settle(deps(), id);
}

async function subscriptionsOf(): Promise<readonly Subscription[]> {
  bearer = (await server().logIn('nina@example.ru')).access;
  const reply = await server().get('/api/subscriptions/my_subscriptions/', bearer);
  return reply.json<Reply<'mySubscriptions'>>().results;
}
const isOpen = async (postId: number) => (await readerAccess(server().db, readerId, postId))?.isGranted;
const refunds = async () =>
  (await server().db.select({ reason: paymentRefunds.reason }).from(paymentRefunds)).map(
    ({ reason }) => reason,
  );
const happened = async () =>
  (await server().db.select().from(events).orderBy(events.id)).map(({ kind, payload }) => ({
    kind,
    ...payload,
  }));
/** Days from now until a moment. */
const daysUntil = (moment: string | null) =>
  (Date.parse(moment ?? '') - server().clock.now().getTime()) / (day * 1000);

describe('a paid tier', () => {
  it('opens its posts for a month, and tells of it', async () => {
    const { db } = server();
    const post = await addPost(db, { authorId: author.id, audience: 'tiers', opensFor: [tier.id] });
    const { id } = await payFor();
    expect(await isOpen(post.id)).toBe(true);
    const [subscription] = await subscriptionsOf();
    expect(subscription).toMatchObject({
      tier: 'За 50000',
      price: 50_000,
      status: 'active',
      cancelled_at: null,
    });
    const until = subscription?.paid_until ?? '';
    expect(daysUntil(until)).toBeGreaterThanOrEqual(28);
    expect(await happened()).toEqual([
      {
        ...{ kind: 'subscription_paid', user_id: readerId, tier_id: tier.id },
        ...{ order_id: id, amount: '50000', until },
      },
    ]);
    await server().clock.pass(31 * day);
    expect(await isOpen(post.id)).toBe(false);
    expect(await subscriptionsOf()).toMatchObject([{ status: 'expired' }]);
  });

  it('takes the place of a free subscription and of one that is over, and removes nothing of the past', async () => {
    const { db, clock } = server();
    const follow = () => server().post('/api/subscriptions/subscribe_free/', { author: author.id }, bearer);
    const { id } = (await follow()).json<Subscription>();
    await server().post(`/api/subscriptions/${id}/cancel/`, {}, bearer);
    await follow();
    await payFor();
    await clock.pass(40 * day);
    bearer = (await server().logIn('nina@example.ru')).access;
    expect((await follow()).json()).toMatchObject({ id, tier: null, status: 'active', paid_until: null });
    await payFor();
    expect(await subscriptionsOf()).toMatchObject([{ id, status: 'active', price: 50_000 }]);
    const history = await db.select().from(subscriptionEvents).orderBy(subscriptionEvents.id);
    expect(history.map(({ kind, tierId }) => [kind, tierId])).toEqual([
      ...[
        ['followed', null],
        ['cancelled', null],
        ['followed', null],
      ],
      ...[
        ['paid', tier.id],
        ['followed', null],
        ['paid', tier.id],
      ],
    ]);
    expect(await db.$count(grants)).toBe(2);
  });

  it('bought again goes on where it ends, and is taken up again after it was cancelled', async () => {
    await payFor();
    const [first] = await subscriptionsOf();
    await server().post(`/api/subscriptions/${first?.id}/cancel/`, {}, bearer);
    await payFor();
    const all = await subscriptionsOf();
    expect(all).toMatchObject([{ id: first?.id, status: 'active' }]);
    expect(daysUntil(all[0]?.paid_until ?? null)).toBeGreaterThanOrEqual(59);
    const [one, two] = await server().db.select().from(grants).orderBy(grants.id);
    expect(two?.startsAt).toEqual(one?.endsAt);
  });

  it('and another one are both open until each ends', async () => {
    const { db, clock } = server();
    const dear = await addTier(db, author.id, 90_000);
    const [forCheap, forDear] = [
      await addPost(db, { authorId: author.id, audience: 'tiers', opensFor: [tier.id] }),
      await addPost(db, { authorId: author.id, audience: 'tiers', opensFor: [dear.id] }),
    ];
    await payFor();
    await clock.pass(15 * day);
    await payFor({ subjectId: dear.id, amount: 90_000n });
    expect([await isOpen(forCheap.id), await isOpen(forDear.id)]).toEqual([true, true]);
    await clock.pass(17 * day);
    expect([await isOpen(forCheap.id), await isOpen(forDear.id)]).toEqual([false, true]);
    expect(await db.$count(subscriptions)).toBe(1);
  });
});

describe('a bought post', () => {
  it('stays open, also for everybody’s audience, and is paid for once', async () => {
    const { db } = server();
    const post = await addPost(db, { authorId: author.id, audience: 'buyers' });
    const other = await addPost(db, { authorId: author.id, audience: 'buyers' });
    const sale = { purpose: 'post', subjectId: post.id } as const;
    const { id } = await payFor(sale);
    expect([await isOpen(post.id), await isOpen(other.id)]).toEqual([true, false]);
    expect(await happened()).toEqual([
      { kind: 'post_bought', user_id: readerId, post_id: post.id, order_id: id, amount: '50000' },
    ]);
    await db.update(posts).set({ audience: 'tiers' }).where(eq(posts.id, post.id));
    expect(await isOpen(post.id)).toBe(true);
    expect(await payFor(sale)).toMatchObject({ state: 'void' });
    expect(await refunds()).toEqual(['paid_twice']);
  });

  it('stays with a reader whom the author blocks', async () => {
    const { db, clock } = server();
    const post = await addPost(db, { authorId: author.id, audience: 'buyers' });
    await payFor({ purpose: 'post', subjectId: post.id });
    await db.insert(blockedReaders).values({ authorId: author.id, userId: readerId, createdAt: clock.now() });
    expect(await readerAccess(db, readerId, post.id)).toMatchObject({ isGranted: true, may: 'blocked' });
  });
});

it('a donation opens nothing and is told of', async () => {
  const { id } = await payFor({ purpose: 'donation', subjectId: author.id });
  expect(await server().db.$count(grants)).toBe(0);
  expect(await happened()).toEqual([
    { kind: 'donation_received', user_id: readerId, order_id: id, amount: '50000' },
  ]);
});

describe('a payment goes back, and is told of, where', () => {
  const { authors, tiers, users } = tables;
  it.for([
    [
      'the author is suspended',
      () => server().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, author.userId)),
    ],
    [
      'the author has left',
      () => server().db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, author.userId)),
    ],
    [
      'the reader has left',
      () => server().db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, readerId)),
    ],
    [
      'the tier belongs to another author',
      async () => {
        const { id } = await addAuthor(server().db, 'mark');
        await server().db.update(tiers).set({ authorId: id });
      },
    ],
  ] as const)('%s', async ([, change]) => {
    const { db } = server();
    const { id } = await order();
    await pay(deps(), id);
    await change();
    bank.pay(0);
    expect(await settle(deps(), id)).toMatchObject({ state: 'void' });
    expect(await refunds()).toEqual(['gone']);
    expect(await db.$count(grants)).toBe(0);
    expect((await balancesOf(db, await partyOf(db, author.userId))).hold).toBe(0n);
    expect(await happened()).toEqual([
      { kind: 'payment_owed_back', user_id: readerId, order_id: id, amount: '50000', reason: 'gone' },
    ]);
    expect(await db.$count(authors)).toBeGreaterThan(0);
    await proveLedger(db);
  });

  it('the post was withdrawn', async () => {
    const { db } = server();
    const post = await addPost(db, { authorId: author.id, audience: 'buyers' });
    const { id } = await order({ purpose: 'post', subjectId: post.id });
    await pay(deps(), id);
    await db.update(posts).set({ withdrawnAt: new Date() });
    bank.pay(0);
    await settle(deps(), id);
    expect(await refunds()).toEqual(['gone']);
  });
});

describe('the last seat of a tier', () => {
  beforeEach(() => server().db.update(tables.tiers).set({ places: 1 }));
  const somebody = async (name: string) => (await addAuthor(server().db, name)).userId;

  it('is kept for whoever ordered first, until the order is over', async () => {
    const others = await Promise.all(['a', 'b', 'c'].map(somebody));
    const results = await Promise.allSettled(others.map((id) => order({}, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(order()).rejects.toThrow(SoldOut);
    await server().clock.pass(31 * 60);
    expect(await order()).toMatchObject({ state: 'open' });
  });

  it('belongs to its member, who may buy another month', async () => {
    await payFor();
    const other = await somebody('lev');
    await expect(order({}, other)).rejects.toThrow(SoldOut);
    expect(await payFor()).toMatchObject({ state: 'paid' });
    await server().clock.pass(70 * day);
    expect(await order({}, other)).toMatchObject({ state: 'open' });
  });

  it('is taken by people without an order, too', async () => {
    const paidUntil = new Date(server().clock.now().getTime() + day * 1000);
    const userId = await somebody('lev');
    await addSubscription(server().db, { userId, authorId: author.id, tierId: tier.id, paidUntil });
    await expect(order()).rejects.toThrow(SoldOut);
    expect(await server().db.$count(orders)).toBe(0);
  });
});
