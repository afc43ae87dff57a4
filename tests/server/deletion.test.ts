import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { addComment } from './support/comments.ts';
import { clearAway } from './support/departed.ts';
import { addAuthor, addPost, addSubscription, enterAuthor, idOf } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, departures, likes, posts, users } = tables;
const email = 'vera@example.ru';

let bearer: string;
let reader: string;
let author: { readonly id: number; readonly userId: number };

const leave = () => server().send('DELETE', '/auth/users/me/', { current_password: password }, bearer);
const status = async (path: string, by = reader) => (await server().get(path, by)).statusCode;
const results = async (path: string) => (await server().get(path, reader)).json().results;

beforeEach(async () => {
  const { db, enter } = server();
  const entered = await enterAuthor(server(), 'vera');
  bearer = entered.bearer;
  author = { id: entered.id, userId: await idOf(db, email) };
  reader = await enter('reader@example.ru');
});

describe('as soon as an account is deleted', () => {
  it('nobody finds, reads or follows its author any more', async () => {
    const { db, store, get, send } = server();
    const { id: post } = await addPost(db, { authorId: author.id });
    const picture = await addPicture(db, store, author.id);
    await send(
      'PUT',
      '/api/profile/photo/',
      { media: picture, crop: { x: 0, y: 0, width: 1, height: 1 } },
      bearer,
    );
    await addSubscription(db, { userId: await idOf(db, 'reader@example.ru'), authorId: author.id });
    await send('PUT', `/api/posts/${post}/bookmark/`, {}, reader);
    const { photo } = (await get('/api/profile/', bearer)).json();
    const photoPath = new URL(`/media/${photo.id}/96`, 'http://x').pathname;
    expect(await status(photoPath)).toBe(200);

    expect((await leave()).statusCode).toBe(204);
    expect(await status(`/api/profiles/${author.userId}/`)).toBe(410);
    expect(await status(`/api/profiles/${author.userId}/posts/`)).toBe(410);
    for (const path of [`/api/posts/${post}/`, `/api/posts/${post}/comments/`])
      expect(await status(path)).toBe(404);
    expect((await send('PUT', `/api/posts/${post}/like/`, {}, reader)).statusCode).toBe(404);
    expect(await status(photoPath)).toBe(403);
    for (const tab of ['all', 'open', 'authors', 'bookmarks'])
      expect(await results(`/api/feed/?tab=${tab}`)).toEqual([]);
    for (const path of ['/api/authors/', '/api/subscriptions/my_subscriptions/'])
      expect(await results(path)).toEqual([]);
    const follow = await send('POST', '/api/subscriptions/subscribe_free/', { author: author.id }, reader);
    expect(follow.statusCode).toBe(400);
  });

  it('what the person wrote elsewhere has no name, and no author sees them among those whom they have blocked', async () => {
    const { db, get, send } = server();
    const mark = await enterAuthor(server(), 'mark');
    const { id: postId } = await addPost(db, { authorId: mark.id, comments: 2 });
    const parentId = await addComment(db, { postId, authorId: mark.id, userId: author.userId });
    await addComment(db, { postId, authorId: mark.id, userId: author.userId, parentId });
    await send('PUT', `/api/blocked_readers/${author.userId}/`, {}, mark.bearer);
    await leave();
    const [comment] = await results(`/api/posts/${postId}/comments/`);
    expect(comment).toMatchObject({ person: null, answers: [{ person: null }] });
    const blocked = await get('/api/blocked_readers/', mark.bearer);
    expect(blocked.json().results).toEqual([]);
  });

  it('its session, its password and its links open nothing, and its address is free', async () => {
    const { db, post, get, logIn, register } = server();
    const { refresh } = await logIn(email);
    await post('/auth/users/reset_password/', { email });
    await server().queue.idle();
    await leave();
    expect((await get('/auth/users/me/', bearer)).statusCode).toBe(401);
    expect((await post('/auth/jwt/refresh/', { refresh })).statusCode).toBe(401);
    expect((await post('/auth/jwt/create/', { email, password })).statusCode).toBe(401);
    expect(await db.$count(tables.oneTimeLinks, eq(tables.oneTimeLinks.userId, author.userId))).toBe(0);
    expect((await register(email)).statusCode).toBe(201);
    expect((await post('/auth/jwt/create/', { email, password })).statusCode).toBe(200);
  });

  it('its rows say nothing of the person', async () => {
    const { db, send } = server();
    const own = { username: 'vera.v', first_name: 'Вера', last_name: 'Ветрова', phone: '+79001234567' };
    await send('PATCH', '/auth/users/me/', own, bearer);
    await send(
      'PATCH',
      '/api/profile/',
      { name: 'Вера', bio: 'Пишу', links: ['https://vera.example'] },
      bearer,
    );
    await leave();
    const [user] = await db.select().from(users).where(eq(users.id, author.userId));
    const [page] = await db.select().from(authors).where(eq(authors.id, author.id));
    expect(JSON.stringify([user, page])).not.toMatch(/vera|Вер|Ветр|7900|Пишу|argon/i);
  });
});

describe('the job that removes the rest', () => {
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ users, authors, posts, likes }).map(async ([name, table]) => [
          name,
          await server().db.$count(table),
        ]),
      ),
    );

  /** Posts of another author, each liked by the person and two others. */
  async function likeMany(number: number) {
    const { db, execute } = server();
    const mark = await addAuthor(db, 'mark');
    await execute(`insert into users (email, username, created_at)
      select 'u' || n, 'u' || n, now() from generate_series(1, 2) n`);
    await execute(`insert into posts (id, author_id, title, published_at, likes) overriding system value
      select 1000 + n, ${mark.id}, n, now(), 3 from generate_series(1, ${number}) n`);
    await execute(`insert into likes (user_id, post_id, author_id, created_at)
      select users.id, posts.id, posts.author_id, now() from posts, users
      where posts.author_id = ${mark.id} and (users.username like 'u_' or users.id = ${author.userId})`);
  }
  const wrong = () => server().db.$count(posts, sql`likes <> 2`);

  it('leaves nothing but the number, and what belongs to others', async () => {
    const { db, store } = server();
    const { id } = await addPost(db, { authorId: author.id });
    await likeMany(10);
    await addComment(db, { postId: id, authorId: author.id });
    await addPicture(db, store, author.id);
    await leave();
    await clearAway(server());
    expect(await count()).toEqual({ users: 5, authors: 1, posts: 10, likes: 20 });
    expect(await wrong()).toBe(0);
    expect(await db.$count(departures, sql`cleared_at is not null`)).toBe(1);
  });

  it('goes on where it was interrupted, and takes no heart twice', async () => {
    const { db, clock } = server();
    await likeMany(2500);
    await leave();
    await clock.pass(61);
    // It dies after two batches of hearts; a search for files precedes them.
    const run = db.transaction.bind(db);
    const transaction = vi.spyOn(db, 'transaction');
    for (let batch = 0; batch < 3; batch += 1) transaction.mockImplementationOnce(run);
    transaction.mockRejectedValueOnce(new Error('died'));
    await expect(clearDeparted(db)).rejects.toThrow('1 of 1 items have failed');
    transaction.mockRestore();
    const left = await db.$count(likes, eq(likes.userId, author.userId));
    expect(left).toBe(500);
    expect(await wrong()).toBe(left);
    await clearDeparted(db);
    expect([await wrong(), await db.$count(users, eq(users.id, author.userId))]).toEqual([0, 0]);
  });

  it('runs twice at once beside readers who put hearts, and every number is right', async () => {
    const { db, clock, send } = server();
    await likeMany(1500);
    await leave();
    await clock.pass(61);
    const ids = (await db.select({ id: posts.id }).from(posts).limit(20)).map(({ id }) => id);
    await Promise.all([
      clearDeparted(db),
      clearDeparted(db),
      ...ids.map((id) => send('PUT', `/api/posts/${id}/like/`, {}, reader)),
    ]);
    const { rows } = await server().execute(`select id from posts
      where likes <> (select count(*) from likes where post_id = posts.id)`);
    expect(rows).toEqual([]);
    expect(await db.$count(users, eq(users.id, author.userId))).toBe(0);
  });
});
