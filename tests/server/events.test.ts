import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { backUp, restore, tables } from '#src/server/database/index.ts';
import { readEvents } from '#src/server/events/read.ts';
import { record } from '#src/server/events/record.ts';
import { countAllSubscribers, countSubscribers } from '#src/server/subscriptions/countSubscribers.ts';
import { openTestDatabase, testDatabaseUrl } from './support/database.ts';
import { clearAway } from './support/departed.ts';
import { addAuthor, addPost, addSubscription, addTier, idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let bearer: string;
let readerId: number;
let authorId: number;

beforeEach(async () => {
  const { db, enter } = server();
  bearer = await enter('reader@example.ru');
  readerId = await idOf(db, 'reader@example.ru');
  authorId = (await addAuthor(db, 'vera')).id;
});

type Told = [kind: string, payload: object];

/** Transactions of other tests on the same cluster hold events back until they end. */
const wait = { timeout: 20_000, interval: 20 };

/** Events that a consumer receives. @param least how many events it waits for */
async function read(least: number, { name = 'test', db = server().db } = {}): Promise<Told[]> {
  const seen: Told[] = [];
  await vi.waitFor(async () => {
    await readEvents(db, name, async (_transaction, batch) => {
      seen.push(...batch.map(({ kind, payload }): Told => [kind, payload]));
    });
    expect(seen.length).toBeGreaterThanOrEqual(least);
  }, wait);
  return seen;
}

const published = (id: number) => ({ kind: 'post_published', authorId, payload: { post_id: id } }) as const;
const subscribe = () => server().post('/api/subscriptions/subscribe_free/', { author: authorId }, bearer);
const cancel = (id: number) => server().post(`/api/subscriptions/${id}/cancel/`, {}, bearer);
const like = (method: 'PUT' | 'DELETE', id: number) =>
  server().send(method, `/api/posts/${id}/like/`, method === 'PUT' ? {} : undefined, bearer);

async function subscribers(): Promise<number | undefined> {
  const reply = (await server().get('/api/authors/')).json<Reply<'authors'>>();
  return reply.results.find(({ id }) => id === authorId)?.subscribers;
}

describe('an event', () => {
  it('is written with the change that it tells of, and with no other', async () => {
    const post = await addPost(server().db, { authorId });
    await like('PUT', post.id);
    await like('PUT', post.id);
    await like('DELETE', post.id);
    await like('DELETE', post.id);
    const { id } = (await subscribe()).json();
    expect((await subscribe()).statusCode).toBe(400);
    await cancel(id);
    expect((await cancel(id)).statusCode).toBe(400);
    const mark = { post_id: post.id, user_id: readerId };
    expect(await read(4)).toEqual([
      ['post_liked', mark],
      ['post_unliked', mark],
      ['subscription_started', { user_id: readerId }],
      ['subscription_cancelled', { user_id: readerId }],
    ]);
  });

  it('is gone with a change that was taken back', async () => {
    const taken = server().db.transaction(async (transaction) => {
      await record(transaction, published(1));
      throw new Error('the post was not written');
    });
    await expect(taken).rejects.toThrow('the post was not written');
    expect(await server().db.$count(tables.events)).toBe(0);
  });

  it('tells authors what a reader takes along who leaves with the account', async () => {
    const { db, send } = server();
    const posts = [await addPost(db, { authorId, likes: 5 }), await addPost(db, { authorId, likes: 7 })];
    for (const { id } of posts) await like('PUT', id);
    await subscribe();
    await send('DELETE', '/auth/users/me/', { current_password: password }, bearer);
    await clearAway(server());
    const unliked = posts.map(({ id }) => ['post_unliked', { post_id: id }]);
    const told = await read(6);
    expect(told).toHaveLength(6);
    expect(told.slice(3)).toEqual(expect.arrayContaining([...unliked, ['subscription_cancelled', {}]]));
    const left = await db.select({ likes: tables.posts.likes }).from(tables.posts).orderBy(tables.posts.id);
    expect(left.map(({ likes }) => likes)).toEqual([5, 7]);
  });
});

describe('a reader of the events', () => {
  it('gets each of them once, and every reader all of them', async () => {
    const { db } = server();
    const ids = Array.from({ length: 1100 }, (_, index) => index + 1);
    for (const id of ids) await record(db, published(id));
    const all = ids.map((id) => ['post_published', { post_id: id }]);
    expect(await read(1100)).toEqual(all);
    expect(await read(0)).toEqual([]);
    expect(await read(1100, { name: 'another' })).toEqual(all);
  });

  it('that fails keeps nothing of what it did, and gets them again', async () => {
    const { db } = server();
    await record(db, published(1));
    const fail = () =>
      readEvents(db, 'test', async (transaction) => {
        await transaction.update(tables.authors).set({ name: 'Кто-то' });
        throw new Error('the reader is broken');
      });
    await vi.waitFor(() => expect(fail()).rejects.toThrow('the reader is broken'), wait);
    expect(await db.$count(tables.authors, sql`name = 'Кто-то'`)).toBe(0);
    expect(await read(1)).toHaveLength(1);
  });

  it('misses nothing of a change that ends after a later one', async ({ skip }) => {
    if (testDatabaseUrl === undefined)
      skip('needs TEST_DATABASE_URL: the embedded database does one at a time');
    const { db } = server();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun = vi.fn();
    const slow = db.transaction(async (transaction) => {
      await record(transaction, published(1));
      begun();
      await ended;
    });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    await record(db, published(2));
    expect(await read(0)).toEqual([]);
    end();
    await slow;
    expect(await read(2)).toEqual([1, 2].map((id) => ['post_published', { post_id: id }]));
  });

  it('gets everything again after a restored backup, and what is new', async () => {
    const { db } = server();
    await record(db, published(1));
    await read(1);
    const lines: string[] = [];
    await backUp(db, (line) => void lines.push(line));
    const empty = await openTestDatabase();
    try {
      await restore(empty.db, lines);
      expect(await read(1, empty)).toHaveLength(1);
      await record(empty.db, published(2));
      expect(await read(1, empty)).toHaveLength(1);
    } finally {
      await empty.close();
    }
  });

  it('begins again in a copy on a cluster that has not come so far', async () => {
    const { db } = server();
    const ids = Array.from({ length: 1100 }, (_, index) => index + 1);
    for (const id of ids) await record(db, published(id));
    await read(1100);
    await db
      .update(tables.events)
      .set({ transaction: sql`(9000000000000 + (payload->>'post_id')::int)::text::xid8` });
    await db.update(tables.eventReaders).set({ transaction: '9000000000550' });
    expect(await read(1100)).toEqual(ids.map((id) => ['post_published', { post_id: id }]));
    expect(await read(0)).toEqual([]);
    await record(db, published(1101));
    expect(await read(1)).toEqual([['post_published', { post_id: 1101 }]]);
  });
});

describe('the number of subscribers', () => {
  const counted = (number: number) =>
    vi.waitFor(async () => {
      await countSubscribers(server().db);
      expect(await subscribers()).toBe(number);
    }, wait);

  it('follows who begins and who ends, and says nothing of others', async () => {
    const other = await addAuthor(server().db, 'mark');
    await addSubscription(server().db, { userId: readerId, authorId: other.id });
    const { id } = (await subscribe()).json();
    await counted(1);
    expect(await server().db.$count(tables.authors, sql`subscribers > 0`)).toBe(1);
    await cancel(id);
    await counted(0);
  });

  it('is counted in the night for all authors, and written only where it was wrong', async () => {
    const { db } = server();
    for (let number = 0; number < 120; number += 1) await addAuthor(db, `author${number}`);
    await addSubscription(db, { userId: readerId, authorId });
    await db.update(tables.authors).set({ subscribers: 1 });
    const written = async () => {
      const { rows } = await server().execute('select xmin::text from authors where subscribers = 1');
      return rows;
    };
    const before = await written();
    expect(before).toHaveLength(121);
    await countAllSubscribers(db);
    expect(await written()).toEqual(before.slice(0, 1));
    expect(await subscribers()).toBe(1);
  });

  it('loses in the night whose paid time is over', async () => {
    const { db, clock } = server();
    const tier = await addTier(db, authorId, 30_000);
    const paidUntil = new Date(clock.now().getTime() + 60_000);
    await addSubscription(db, { userId: readerId, authorId, tierId: tier.id, paidUntil });
    await countAllSubscribers(db);
    expect(await subscribers()).toBe(1);
    await clock.pass(120);
    await countAllSubscribers(db);
    expect(await subscribers()).toBe(0);
  });
});

describe('a view', () => {
  const open = (id: number, as = bearer) => server().get(`/api/posts/${id}/`, as);
  const count = () => server().db.$count(tables.views);

  it('is of a reader and a post, once a day', async () => {
    const post = await addPost(server().db, { authorId });
    await open(post.id);
    await open(post.id);
    expect(await server().db.select().from(tables.views)).toMatchObject([
      { postId: post.id, userId: readerId, authorId },
    ]);
    await open(post.id, await server().enter('other@example.ru'));
    expect(await count()).toBe(2);
    await server().clock.pass(86_401);
    await open(post.id, (await server().logIn('reader@example.ru')).access);
    expect(await count()).toBe(3);
  });

  it('is one, however many requests come at once', async () => {
    const post = await addPost(server().db, { authorId });
    await Promise.all(Array.from({ length: 8 }, () => open(post.id)));
    expect(await count()).toBe(1);
    expect(server().log.join('\n')).not.toContain('a view was not written down');
  });

  it('is none of a post that stays locked', async () => {
    const post = await addPost(server().db, { authorId, audience: 'subscribers' });
    expect((await open(post.id)).json()).toMatchObject({ access: { granted: false } });
    expect(await count()).toBe(0);
  });
});
