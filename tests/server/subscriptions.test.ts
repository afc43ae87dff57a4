import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Subscription } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addPost } from './support/people.ts';
import { publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const day = 86_400;
const notFound = [404, { detail: 'Страница не найдена.' }];

/** Author number `id` of the database, with one tier of the same number. */
async function addAuthor(id: number): Promise<void> {
  const { db, clock } = server();
  const name = `author${id}`;
  const [user] = await db
    .insert(tables.users)
    .values({ email: `${name}@example.ru`, username: name, emailVerified: true, createdAt: clock.now() })
    .returning();
  await db.insert(tables.authors).values({
    userId: user?.id ?? 0,
    name,
    role: 'Музыкант',
    since: clock.now(),
    portrait: 'ilya',
  });
  await db.insert(tables.tiers).values({ authorId: id, name: 'Партер', price: 30_000 });
}

let access: string;
beforeEach(async () => {
  access = await server().enter('reader@example.ru');
  await addAuthor(1);
});

/** The reader pays for the tier of an author; there is no call for it yet. */
async function pay(authorId: number, days: number): Promise<void> {
  const { db, clock } = server();
  const createdAt = clock.now();
  const paidUntil = new Date(createdAt.getTime() + days * day * 1000);
  await db
    .insert(tables.subscriptions)
    .values({ userId: 1, authorId, tierId: authorId, price: 30_000, createdAt, paidUntil });
}

const subscribe = (author: unknown, bearer = access) =>
  server().post('/api/subscriptions/subscribe_free/', { author }, bearer);
const cancel = (id: number | string, bearer = access) =>
  server().post(`/api/subscriptions/${id}/cancel/`, {}, bearer);
async function mine(query = ''): Promise<Reply<'mySubscriptions'>> {
  const reply = await server().get(`/api/subscriptions/my_subscriptions/${query}`, access);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const statusesOf = async (query = '') => (await mine(query)).results.map(({ status }) => status);

describe('a free subscription', () => {
  it('is made with the author’s id', async () => {
    const reply = await subscribe(1);
    const subscription: Subscription = {
      id: 1,
      author: { id: 1, user_id: expect.any(Number), name: 'author1', role: 'Музыкант', portrait: 'ilya' },
      tier: null,
      price: null,
      currency: 'RUB',
      status: 'active',
      created_at: server().clock.now().toISOString(),
      paid_until: null,
      cancelled_at: null,
    };
    expect([reply.statusCode, reply.json()]).toEqual([201, subscription]);
    expect((await mine()).results).toEqual([subscription]);
  });

  it.each([
    [99, 'Автор не найден.'],
    [0, 'Автор не найден.'],
    [1e20, 'Автор не найден.'],
    ['1', 'Введите целое число.'],
    [1.5, 'Введите целое число.'],
    [undefined, 'Обязательное поле.'],
  ])('is refused for the author %j', async (author, message) => {
    const reply = await subscribe(author);
    expect([reply.statusCode, reply.json()]).toEqual([400, { author: [message] }]);
  });

  it('is refused to oneself', async () => {
    const me = { userId: 1, name: 'reader', role: 'Писатель', since: new Date(0), portrait: 'vera' };
    await server().db.insert(tables.authors).values(me);
    const reply = await subscribe(2);
    expect([reply.statusCode, reply.json()]).toEqual([400, { author: ['Нельзя следить за собой.'] }]);
  });

  const twice = [400, { non_field_errors: ['Вы уже следите за этим автором.'] }];

  it('is made once', async () => {
    await subscribe(1);
    const reply = await subscribe(1);
    expect([reply.statusCode, reply.json()]).toEqual(twice);
  });

  it('is made once, however many ask at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => subscribe(1)));
    const statuses = replies.map((reply) => reply.statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(400)]);
    expect(await server().db.$count(tables.subscriptions)).toBe(1);
  });

  it('never takes the place of what is paid for, cancelled or not', async () => {
    await pay(1, 30);
    expect((await subscribe(1)).json()).toEqual(twice[1]);
    await cancel(1);
    expect((await subscribe(1)).json()).toEqual(twice[1]);
    await server().clock.pass(30 * day);
    access = (await server().logIn('reader@example.ru')).access;
    expect((await subscribe(1)).statusCode).toBe(201);
    expect(await statusesOf()).toEqual(['active']);
  });

  it('can be made again after it was cancelled', async () => {
    await subscribe(1);
    await cancel(1);
    expect((await subscribe(1)).json()).toMatchObject({ status: 'active', cancelled_at: null });
    expect(await statusesOf()).toEqual(['active']);
  });
});

describe('the cancellation of a subscription', () => {
  it('keeps what is paid for until its end', async () => {
    await pay(1, 30);
    const reply = await cancel(1);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      tier: 'Партер',
      price: 30_000,
      status: 'cancelled',
      cancelled_at: server().clock.now().toISOString(),
    });
    await server().clock.pass(30 * day - 1);
    access = (await server().logIn('reader@example.ru')).access;
    expect(await statusesOf()).toEqual(['cancelled']);
    await server().clock.pass(1);
    expect(await statusesOf()).toEqual(['expired']);
  });

  it('happens once', async () => {
    await subscribe(1);
    const replies = await Promise.all([1, 2, 3].map(() => cancel(1)));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400, 400]);
    const reply = await cancel(1);
    expect([reply.statusCode, reply.json()]).toEqual([400, { detail: 'Подписка уже отменена.' }]);
  });

  it('is refused after the end', async () => {
    await pay(1, 0);
    const reply = await cancel(1);
    expect([reply.statusCode, reply.json()]).toEqual([400, { detail: 'Подписка уже закончилась.' }]);
  });

  it.each(['2', '0', '-1', 'x', '99999999999'])('finds no subscription %j', async (id) => {
    const reply = await cancel(id);
    expect([reply.statusCode, reply.json()]).toEqual(notFound);
  });

  it('does not find somebody else’s', async () => {
    await subscribe(1);
    const reply = await cancel(1, await server().enter('vera@example.ru'));
    expect([reply.statusCode, reply.json()]).toEqual(notFound);
    expect(await statusesOf()).toEqual(['active']);
  });
});

describe('the list of subscriptions', () => {
  it('is for people who are logged in, and theirs alone', async () => {
    await subscribe(1);
    const path = '/api/subscriptions/my_subscriptions/';
    expect((await server().get(path)).statusCode).toBe(401);
    const reply = await server().get(path, await server().enter('vera@example.ru'));
    expect(reply.json()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it('comes in pages of ten, newest first, and keeps its filter from page to page', async () => {
    for (let id = 2; id <= 12; id += 1) await addAuthor(id);
    for (let id = 1; id <= 12; id += 1) {
      await subscribe(id);
      await server().clock.pass(1);
    }
    await cancel(1);
    const address = `${publicUrl}/api/subscriptions/my_subscriptions/?status=active`;
    const first = await mine('?status=active');
    const second = await mine('?status=active&page=2');
    expect([first.count, first.previous, first.next]).toEqual([11, null, `${address}&page=2`]);
    expect([second.previous, second.next]).toEqual([address, null]);
    expect([first, second].flatMap(({ results }) => results.map(({ author }) => author.id))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
  });

  it('is filtered by status', async () => {
    for (const id of [2, 3, 4]) await addAuthor(id);
    await pay(1, 30);
    await pay(2, 30);
    await pay(3, 0);
    await subscribe(4);
    await cancel(2);
    expect(await statusesOf('?status=active')).toEqual(['active', 'active']);
    expect(await statusesOf('?status=cancelled')).toEqual(['cancelled']);
    expect(await statusesOf('?status=expired')).toEqual(['expired']);
    expect(await statusesOf()).toHaveLength(4);
  });

  it.each(['?status=paused', '?status=', '?status=active&status=expired'])(
    'knows no filter %s',
    async (query) => {
      const reply = await server().get(`/api/subscriptions/my_subscriptions/${query}`, access);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { status: ['Выберите одно из: active, cancelled, expired.'] },
      ]);
    },
  );

  it('has no page past its end', async () => {
    const reply = await server().get('/api/subscriptions/my_subscriptions/?page=2', access);
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Неправильная страница' }]);
  });

  it('loses what belongs to an author who is gone', async () => {
    await subscribe(1);
    await server().db.delete(tables.users).where(eq(tables.users.username, 'author1'));
    expect((await mine()).count).toBe(0);
  });
});

describe('the list of authors', () => {
  it('tells everybody whom one can subscribe to, and of their accounts the number that their page has', async () => {
    await addAuthor(2);
    const reply = await server().get('/api/authors/');
    expect(reply.json()).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [1, 2].map((id) => ({
        id,
        user_id: id + 1,
        name: `author${id}`,
        role: 'Музыкант',
        portrait: 'ilya',
        subscribers: 0,
        bio: '',
        prices: { min: 30_000, max: 30_000 },
        last_post: null,
      })),
    });
  });

  const listed = async () => (await server().get('/api/authors/')).json<Reply<'authors'>>().results;

  it('begins with those who published last, and tells of their last post', async () => {
    const { db } = server();
    await addAuthor(2);
    await addAuthor(3);
    const published = (date: number) => new Date(Date.UTC(2026, 0, date));
    await addPost(db, { authorId: 2, title: 'Раньше', publishedAt: published(1) });
    const { id: last } = await addPost(db, { authorId: 2, audience: 'tiers', publishedAt: published(3) });
    await addPost(db, { authorId: 3, publishedAt: published(2) });
    await addPost(db, { authorId: 1, hiddenAt: published(5), publishedAt: published(4) });
    await addPost(db, { authorId: 1, withdrawnAt: published(6), publishedAt: published(5) });
    const authors = await listed();
    expect(authors.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(authors.map((author) => author.last_post)).toEqual([
      { id: last, title: 'Название', audience: 'tiers', published_at: published(3).toISOString() },
      expect.objectContaining({ title: 'Название' }),
      null,
    ]);
  });

  it('tells the prices of tiers that readers can take', async () => {
    const { db, clock } = server();
    await db.insert(tables.tiers).values([
      { authorId: 1, name: 'Ложа', price: 90_000 },
      { authorId: 1, name: 'Скрытый', price: 10_000, hidden: true },
      { authorId: 1, name: 'Закрытый', price: 20_000, archivedAt: clock.now() },
    ]);
    expect(await listed()).toMatchObject([{ prices: { min: 30_000, max: 90_000 } }]);
    await db.update(tables.tiers).set({ hidden: true });
    expect(await listed()).toMatchObject([{ prices: null }]);
  });

  it('keeps the words of a page that a moderator has hidden', async () => {
    const { db, clock } = server();
    await db.update(tables.authors).set({ bio: 'Пишу песни' });
    expect(await listed()).toMatchObject([{ bio: 'Пишу песни' }]);
    await db
      .update(tables.users)
      .set({ profileHiddenAt: clock.now() })
      .where(eq(tables.users.username, 'author1'));
    expect(await listed()).toMatchObject([{ name: 'Автор', bio: '' }]);
  });

  it('leaves out the person who asks: nobody subscribes to themselves', async () => {
    const me = { userId: 1, name: 'reader', role: 'Писатель', since: new Date(0), portrait: 'vera' };
    await server().db.insert(tables.authors).values(me);
    expect((await server().get('/api/authors/')).json()).toMatchObject({ count: 2 });
    const reply = await server().get('/api/authors/', access);
    expect(reply.json()).toMatchObject({ count: 1, results: [{ id: 1, name: 'author1' }] });
    expect((await server().get('/api/authors/', 'no.good.token')).json()).toMatchObject({ count: 2 });
  });
});
