import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Post, Reply } from '#src/api/contract.ts';
import { createPasswords } from '#src/server/auth/index.ts';
import { tables } from '#src/server/database/index.ts';
import { demoLogin, demoPosts, seedDemo } from '#src/server/demo/index.ts';
import { publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const seed = async () => {
  const { db, clock } = server();
  await seedDemo(db, await createPasswords(cost, 1, 1), clock.now());
};

async function reader(): Promise<string> {
  const { register, logIn } = server();
  await register('reader@example.ru');
  return (await logIn('reader@example.ru')).access;
}

async function feed(bearer: string, query = ''): Promise<Reply<'feed'>> {
  const reply = await server().get(`/api/feed/${query}`, bearer);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('the feed', () => {
  beforeEach(seed);

  it('is for people who have logged in', async () => {
    expect((await server().get('/api/feed/')).statusCode).toBe(401);
  });

  it('comes in pages of ten with absolute addresses of the neighbours', async () => {
    const bearer = await reader();
    const first = await feed(bearer);
    const second = await feed(bearer, '?page=2');
    const third = await feed(bearer, '?page=3');
    const address = `${publicUrl}/api/feed/`;
    expect([first.previous, first.next]).toEqual([null, `${address}?page=2`]);
    expect([second.previous, second.next]).toEqual([address, `${address}?page=3`]);
    expect([third.previous, third.next]).toEqual([`${address}?page=2`, null]);
    expect([first, second, third].map((page) => page.results.length)).toEqual([
      10,
      10,
      demoPosts.length - 20,
    ]);
    const ids = [first, second, third].flatMap((page) => page.results.map((post) => post.id));
    expect(new Set(ids).size).toBe(first.count);
  });

  it('is newest first', async () => {
    const { results } = await feed(await reader());
    const moments = results.map((post) => post.published_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(results[0]).toMatchObject({
      title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
      author: { name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
      image: 'keys',
      access: 'open',
      likes: 214,
    });
  });

  it('keeps the text of a locked post on the server', async () => {
    const bearer = await reader();
    const reply = await server().get('/api/feed/', bearer);
    const locked = reply.json<Reply<'feed'>>().results.filter((post: Post) => post.access === 'subscribers');
    expect(locked[0]).toMatchObject({ body: null, tier: 'Первый ряд', price: 50_000 });
    expect(locked.every((post) => post.body === null)).toBe(true);
    for (const post of demoPosts.filter((demo) => demo.tier !== undefined)) {
      expect(reply.body).not.toContain(post.body);
    }
  });

  it('shows authors their own locked posts', async () => {
    const { post } = server();
    const { access } = (await post('/auth/jwt/create/', demoLogin)).json();
    const { results } = await feed(access, '?page=2');
    const mine = results.filter((item) => item.access === 'subscribers' && item.author.portrait === 'anna');
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every((item) => item.body !== null)).toBe(true);
  });

  describe('to a subscriber', () => {
    const hour = 3600;
    /** Whose locked posts the reader can read. */
    async function opened(bearer: string): Promise<string[]> {
      const pages = [await feed(bearer), await feed(bearer, '?page=2'), await feed(bearer, '?page=3')];
      const readable = pages
        .flatMap((page) => page.results)
        .filter((post) => post.access === 'subscribers' && post.body !== null);
      return [...new Set(readable.map((post) => `${post.author.portrait}: ${post.tier}`))].toSorted();
    }

    /** The reader has a subscription to author `authorId` of the demo, paid for an hour unless it is free. */
    async function subscribe(authorId: number, tier: string | undefined): Promise<void> {
      const { db, clock } = server();
      const found = (await db.select().from(tables.tiers)).find(
        (row) => row.authorId === authorId && row.name === tier,
      );
      const [user] = await db.select().from(tables.users).where(eq(tables.users.email, 'reader@example.ru'));
      const createdAt = clock.now();
      await db.insert(tables.subscriptions).values({
        userId: user?.id ?? 0,
        authorId,
        createdAt,
        ...(found && { tierId: found.id, paidUntil: new Date(createdAt.getTime() + hour * 1000) }),
      });
    }

    it('opens the posts of the paid tier, and no other author’s', async () => {
      const bearer = await reader();
      expect(await opened(bearer)).toEqual([]);
      await subscribe(2, 'Партер');
      expect(await opened(bearer)).toEqual(['ilya: Партер']);
    });

    it('opens the cheaper tiers of the author with the dearer one', async () => {
      const bearer = await reader();
      await subscribe(1, 'За\u00a0кулисами');
      expect(await opened(bearer)).toContain('anna: Первый ряд');
    });

    it('opens nothing for a free subscription', async () => {
      const bearer = await reader();
      await subscribe(2, undefined);
      expect(await opened(bearer)).toEqual([]);
    });

    it('stays open after a cancellation and closes at the paid moment', async () => {
      const bearer = await reader();
      await subscribe(2, 'Партер');
      const { db, clock } = server();
      await db.update(tables.subscriptions).set({ cancelledAt: clock.now() });
      await clock.pass(hour / 3);
      expect(await opened(bearer)).toEqual(['ilya: Партер']);
      await clock.pass((hour * 2) / 3);
      expect(await opened((await server().logIn('reader@example.ru')).access)).toEqual([]);
    });
  });

  it.each(['4', '0', '-1', 'x', '1.5', '1e3', '', '9999999999', "1'"])('has no page %j', async (page) => {
    const reply = await server().get(`/api/feed/?page=${encodeURIComponent(page)}`, await reader());
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Неправильная страница' }]);
  });

  it('has no page when two are asked for', async () => {
    expect((await server().get('/api/feed/?page=1&page=2', await reader())).statusCode).toBe(404);
  });
});

describe('the demo', () => {
  it('gives its login a paid, a cancelled and a free subscription', async () => {
    await seed();
    const { post, get } = server();
    const { access } = (await post('/auth/jwt/create/', demoLogin)).json();
    const reply = await get('/api/subscriptions/my_subscriptions/', access);
    const { results } = reply.json<Reply<'mySubscriptions'>>();
    expect(results.map(({ author, tier, status }) => [author.name, tier, status])).toEqual([
      ['Илья Коваль', 'Партер', 'active'],
      ['Вера Лунёва', 'Первый читатель', 'cancelled'],
      ['Марк Шатров', null, 'active'],
    ]);
  });

  it('is not added to a database that has users', async () => {
    const bearer = await reader();
    await seed();
    expect(await feed(bearer)).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it('sets short words apart by no-break spaces', () => {
    for (const { title, body } of demoPosts)
      expect(`${title} ${body}`).not.toMatch(/(?:^|\s)[А-Яа-яЁё]{1,2} [^—]/);
  });
});
