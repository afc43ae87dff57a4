import { isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { addAuthor, addPost, addSubscription, addTier, idOf } from './support/people.ts';
import { password, publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, blockedReaders, departures, subscriptions, users } = tables;
let bearer: string;
let readerId: number;

beforeEach(async () => {
  bearer = await server().enter('reader@example.ru');
  readerId = await idOf(server().db, 'reader@example.ru');
});

const ask = (name: string | number, token = bearer) => server().get(`/api/profiles/${name}/`, token);

async function profile(name: string | number, token = bearer): Promise<Reply<'profile'>> {
  const reply = await ask(name, token);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json();
}

async function posts(name: string | number, query = '', token = bearer): Promise<Reply<'profilePosts'>> {
  const reply = await server().get(`/api/profiles/${name}/posts/${query}`, token);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json();
}

const titles = ({ results }: Reply<'profilePosts'>) => results.map(({ title }) => title);

const block = (authorId: number, userId: number) =>
  server().db.insert(blockedReaders).values({ authorId, userId, createdAt: new Date() });

describe('a person', () => {
  it('is asked for by those who have logged in', async () => {
    const { userId } = await addAuthor(server().db, 'vera');
    for (const path of ['', 'posts/'])
      expect((await server().get(`/api/profiles/${userId}/${path}`)).statusCode).toBe(401);
  });

  it('is found by number and by username, in any letter case', async () => {
    const { userId } = await addAuthor(server().db, 'Vera.Luneva');
    for (const name of [userId, 'Vera.Luneva', 'vera.luneva', 'VERA.LUNEVA'])
      expect(await profile(name)).toMatchObject({ user_id: userId, username: 'Vera.Luneva' });
  });

  it('who has the username «edit» is found by number', async () => {
    const { userId } = await addAuthor(server().db, 'edit');
    expect(await profile(userId)).toMatchObject({ username: 'edit' });
  });

  it.each(['nobody', '999999', '0', '007', '99999999999', 'vera%20', '%00', "'; drop table users; --", 'я'])(
    'who never was is nobody: %s',
    async (name) => {
      await addAuthor(server().db, 'vera');
      for (const path of ['', 'posts/']) {
        const reply = await server().get(`/api/profiles/${name}/${path}`, bearer);
        expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Такого человека здесь нет' }]);
      }
    },
  );

  it('who has deleted the account is gone, before and after what they left behind is cleared away', async () => {
    const goes = await server().enter('gone@example.ru');
    const id = await idOf(server().db, 'gone@example.ru');
    await server().send('DELETE', '/auth/users/me/', { current_password: password }, goes);
    const told = async (path: string) => {
      const reply = await server().get(`/api/profiles/${id}/${path}`, bearer);
      return [reply.statusCode, reply.json()];
    };
    const isGone = [410, { detail: 'Аккаунт удалён' }];
    expect([await told(''), await told('posts/')]).toEqual([isGone, isGone]);
    const { db, clock } = server();
    await clock.pass(61);
    await clearDeparted(db);
    expect(await db.$count(departures, isNotNull(departures.clearedAt))).toBe(1);
    expect([await told(''), await told('posts/')]).toEqual([isGone, isGone]);
  });

  it('is called by first and last name, and by the username without', async () => {
    const { db } = server();
    await db.insert(users).values([
      { email: 'a@b.ru', username: 'lev', firstName: 'Лев', lastName: 'Яшин', createdAt: new Date(0) },
      { email: 'c@d.ru', username: 'olga', firstName: 'Ольга', createdAt: new Date(0) },
      { email: 'e@f.ru', username: 'nameless', createdAt: new Date(0) },
    ]);
    const names = [];
    for (const username of ['lev', 'olga', 'nameless']) names.push((await profile(username)).name);
    expect(names).toEqual(['Лев Яшин', 'Ольга', 'nameless']);
  });

  it('is shown without e-mail and phone, also to themselves', async () => {
    const { db, execute } = server();
    await addAuthor(db, 'vera');
    await execute(`update users set phone = '+79161234567', email = username || '@secret.example'`);
    for (const name of ['vera', readerId])
      for (const path of ['', 'posts/']) {
        const { body } = await server().get(`/api/profiles/${name}/${path}`, bearer);
        expect(body).not.toMatch(/secret\.example|79161234567|email|phone/);
      }
  });

  it('who publishes nothing has no author, and no posts', async () => {
    const { results, next, ...shown } = { ...(await posts(readerId)), ...(await profile(readerId)) };
    expect(shown).toMatchObject({ user_id: readerId, blocked: false, author: null });
    expect([results, next]).toEqual([[], null]);
  });

  it('is told to an author to be blocked by them, and to nobody else', async () => {
    const { db, enter } = server();
    const other = await enter('other@example.ru');
    const otherId = await idOf(db, 'other@example.ru');
    const [author] = await db
      .insert(authors)
      .values({ userId: readerId, name: 'Вера', role: '', since: new Date(0), portrait: '' })
      .returning();
    await block(author?.id ?? 0, otherId);
    const blocking = async (name: number, token?: string) => {
      const { can_block, blocked } = await profile(name, token);
      return [can_block, blocked];
    };
    expect(await blocking(otherId)).toEqual([true, true]);
    expect(await blocking(otherId, other)).toEqual([false, false]);
    expect(await blocking(readerId)).toEqual([false, false]);
    expect(await blocking(readerId, other)).toEqual([false, false]);
  });
});

describe('an author', () => {
  it('has bio and cover, and prices in their order with the posts that each opens', async () => {
    const { db, execute } = server();
    const { id, userId } = await addAuthor(db, 'vera');
    const [dear, cheap] = [await addTier(db, id, 500), await addTier(db, id, 100)];
    await addPost(db, { authorId: id });
    await addPost(db, { authorId: id, audience: 'subscribers' });
    await addPost(db, { authorId: id, audience: 'tiers', opensFor: [dear.id] });
    await addPost(db, { authorId: id, audience: 'tiers', opensFor: [dear.id, cheap.id] });
    await execute(`update authors set bio = 'Пишу.', cover = 'keys', subscribers = 7`);
    await execute(`update tiers set description = 'Главы' where id = ${cheap.id}`);
    expect((await profile(userId)).author).toEqual({
      id,
      user_id: userId,
      name: 'vera',
      role: 'Музыкант',
      portrait: '',
      bio: 'Пишу.',
      cover: 'keys',
      links: [],
      pinned: null,
      subscribers: 7,
      posts: 4,
      locked_posts: 3,
      tiers: [
        { id: cheap.id, name: 'За 100', price: 100, description: 'Главы', posts: 1, places_left: null },
        { id: dear.id, name: 'За 500', price: 500, description: '', posts: 2, places_left: null },
      ],
      subscription: null,
      can_follow: true,
    });
  });

  it('counts no post that a moderator hides, but to themselves', async () => {
    const { db, execute, enter } = server();
    const { id, userId } = await addAuthor(db, 'vera');
    const { id: tierId } = await addTier(db, id, 100);
    await addPost(db, { authorId: id, audience: 'tiers', opensFor: [tierId], hiddenAt: new Date() });
    await addPost(db, { authorId: id, title: 'Видный' });
    const counts = async (token?: string) => {
      const { author } = await profile(userId, token);
      return [author?.posts, author?.locked_posts, author?.tiers[0]?.posts];
    };
    expect(await counts()).toEqual([1, 0, 0]);
    expect(titles(await posts(userId))).toEqual(['Видный']);
    expect(titles(await posts(userId, '?tab=locked'))).toEqual([]);

    const own = await enter('own@example.ru');
    const ownId = await idOf(db, 'own@example.ru');
    await execute(`update authors set user_id = ${ownId} where id = ${id}`);
    const { author } = await profile(ownId, own);
    expect([author?.posts, author?.locked_posts, author?.tiers[0]?.posts]).toEqual([2, 1, 1]);
    expect(titles(await posts(ownId, '', own))).toEqual(['Видный', 'Название']);
  });

  it('shows a reader their subscription while it gives access', async () => {
    const { db, clock } = server();
    const { id, userId } = await addAuthor(db, 'vera');
    const subscription = async () => (await profile(userId)).author?.subscription;
    await addSubscription(db, { userId: readerId, authorId: id });
    expect(await subscription()).toMatchObject({ tier: null, status: 'active' });
    await db.update(subscriptions).set({ cancelledAt: clock.now() });
    expect(await subscription()).toBe(null);
  });

  it('may be followed unless it is oneself, or they do not want it', async () => {
    const { db, execute } = server();
    const [vera, mark] = [await addAuthor(db, 'vera'), await addAuthor(db, 'mark')];
    await block(mark.id, readerId);
    const mayFollow = async (name: string | number) => (await profile(name)).author?.can_follow;
    expect([await mayFollow('vera'), await mayFollow('mark')]).toEqual([true, false]);
    await execute(`update authors set user_id = ${readerId} where id = ${vera.id}`);
    expect(await mayFollow(readerId)).toBe(false);
  });
});

describe('posts of an author', () => {
  it('are theirs alone, newest first, ten a page, those of a tab', async () => {
    const { db } = server();
    const [vera, mark] = [await addAuthor(db, 'vera'), await addAuthor(db, 'mark')];
    await addPost(db, { authorId: mark.id, title: 'Чужой' });
    for (let number = 1; number <= 22; number += 1)
      await addPost(db, {
        authorId: vera.id,
        title: `P${number}`,
        audience: number % 2 === 0 ? 'subscribers' : 'everyone',
      });
    const pages = async (first: string) => {
      const found: string[][] = [];
      let next: string | null = `${publicUrl}/?${first}`;
      while (next !== null) {
        const page: Reply<'profilePosts'> = await posts('vera', new URL(next).search);
        found.push(titles(page));
        next = page.next;
      }
      return found;
    };
    const all = await pages('tab=all');
    expect(all.map(({ length }) => length)).toEqual([10, 10, 2]);
    expect(all.flat()).toEqual(Array.from({ length: 22 }, (_, index) => `P${22 - index}`));
    const locked = await pages('tab=locked');
    expect(locked.map(({ length }) => length)).toEqual([10, 1]);
    expect(locked.flat()).toEqual(Array.from({ length: 11 }, (_, index) => `P${22 - 2 * index}`));
  });

  it('go on at an address of the number, which no new username changes', async () => {
    const { db } = server();
    const { id, userId } = await addAuthor(db, 'vera');
    for (let number = 0; number < 11; number += 1) await addPost(db, { authorId: id });
    const { next } = await posts('vera');
    expect(next).toMatch(new RegExp(`^${publicUrl}/api/profiles/${userId}/posts/\\?tab=all&cursor=`));
  });

  it('say what the reader may do with each', async () => {
    const { db } = server();
    const { id } = await addAuthor(db, 'vera');
    await addPost(db, { authorId: id, audience: 'subscribers' });
    const granted = async () => (await posts('vera')).results[0]?.access.granted;
    expect(await granted()).toBe(false);
    await addSubscription(db, { userId: readerId, authorId: id });
    expect(await granted()).toBe(true);
  });

  it.each([
    ['?tab=open', 400, { tab: ['Выберите одно из: all, locked.'] }],
    ['?tab=all&tab=locked', 400, { tab: ['Выберите одно из: all, locked.'] }],
    ['?cursor=x', 404, { detail: 'Неправильная страница' }],
  ])('are not to be had at %s', async (query, status, body) => {
    await addAuthor(server().db, 'vera');
    const reply = await server().get(`/api/profiles/vera/posts/${query}`, bearer);
    expect([reply.statusCode, reply.json()]).toEqual([status, body]);
  });
});
