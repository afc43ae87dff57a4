import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { publishDue } from '#src/server/drafts/index.ts';
import { parseCommand } from '#src/server/moderation/command.ts';
import { perform } from '#src/server/moderation/act.ts';
import { addComment } from './support/comments.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { addPost, enterAuthor, idOf } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'vera@example.ru';
const sentence = 'Аккаунт приостановлен. Напишите в поддержку.';
const { authors, moderations, users } = tables;

let vera: Writer;
let bearer: string;
let authorId: number;
let userId: number;
let username: string;
let reader: string;

const moderate = (...command: readonly string[]) =>
  perform(server().db, parseCommand([...command, '--by', 'Лида', '--reason', 'Спам']));
const results = async (path: string, by = reader) => (await server().get(path, by)).json().results;
const logIn = () => server().post('/auth/jwt/create/', { email, password });

beforeEach(async () => {
  const { db, enter } = server();
  ({ bearer, id: authorId } = await enterAuthor(server(), 'vera'));
  vera = writerOf(server(), bearer);
  userId = await idOf(db, email);
  username = (await db.select().from(users).where(eq(users.id, userId)))[0]?.username ?? '';
  reader = await enter('reader@example.ru');
});

describe('a suspended account', () => {
  it('lets nobody in, says why to who knows the password, and lets them in again once it is reinstated', async () => {
    const { get, post, logIn: enter } = server();
    const { refresh } = await enter(email);
    expect(await moderate('suspend', 'user', username)).toBe(
      `The user ${username} (${userId}) is suspended.`,
    );
    expect((await get('/auth/users/me/', bearer)).statusCode).toBe(401);
    const refreshed = await post('/auth/jwt/refresh/', { refresh });
    expect([refreshed.statusCode, refreshed.json().detail]).toEqual([401, sentence]);
    const refused = await logIn();
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: sentence, code: 'account_suspended' },
    ]);
    const guessed = await post('/auth/jwt/create/', { email, password: 'Wrong2026' });
    expect([guessed.statusCode, JSON.stringify(guessed.json())]).toEqual([
      401,
      expect.not.stringContaining('приостановлен'),
    ]);
    await moderate('reinstate', 'user', String(userId));
    expect((await logIn()).statusCode).toBe(200);
  });

  it('has no page and no posts for others meanwhile; comments stay with their name', async () => {
    const { db, get } = server();
    const { id } = await addPost(db, { authorId });
    const { id: other } = await addPost(db, {
      authorId: (await enterAuthor(server(), 'mark')).id,
      comments: 1,
    });
    await addComment(db, { postId: other, authorId, userId, text: 'Осталось' });
    const seen = async () => [
      (await get(`/api/profiles/${userId}/`, reader)).statusCode,
      (await get(`/api/posts/${id}/`, reader)).statusCode,
      (await results('/api/feed/?tab=all')).length,
    ];
    expect(await seen()).toEqual([200, 200, 2]);
    await moderate('suspend', 'user', username);
    expect(await seen()).toEqual([404, 404, 1]);
    expect(await results(`/api/posts/${other}/comments/`)).toMatchObject([
      { text: 'Осталось', person: { user_id: userId } },
    ]);
    await moderate('reinstate', 'user', username);
    expect(await seen()).toEqual([200, 200, 2]);
  });

  it('publishes nothing on schedule', async () => {
    const { db, clock, queue } = server();
    const draft = await vera.make();
    await vera.publish(draft, new Date(clock.now().getTime() + 60_000).toISOString());
    await moderate('suspend', 'user', username);
    await clock.pass(61);
    await publishDue({ db, queue, limits: { allows: async () => true }, log: { warn: vi.fn() } });
    expect(await db.$count(tables.posts)).toBe(0);
    expect(await db.select({ problem: tables.drafts.publishProblem }).from(tables.drafts)).toEqual([
      { problem: sentence },
    ]);
  });

  it('is suspended once, and it is written down by whom and why', async () => {
    await moderate('suspend', 'user', username);
    await expect(moderate('suspend', 'user', username)).rejects.toThrow('is suspended already');
    await expect(moderate('suspend', 'user', 'nobody')).rejects.toThrow('There is no user nobody.');
    expect(await server().db.select().from(moderations)).toMatchObject([
      { action: 'suspend', userId, moderator: 'Лида', reason: 'Спам', postId: null },
    ]);
  });
});

describe('a hidden profile', () => {
  it('shows others neither names, texts nor pictures anywhere, and its owner all of it', async () => {
    const { db, store, get, send } = server();
    const media = await addPicture(db, store, authorId);
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    for (const place of ['photo', 'cover'])
      await send('PUT', `/api/profile/${place}/`, { media, crop }, bearer);
    await send(
      'PATCH',
      '/api/profile/',
      { name: 'Обидное', role: 'Обидная', bio: 'Обидно', links: ['https://obidno.example'] },
      bearer,
    );
    const { id } = await addPost(db, { authorId, comments: 1 });
    await addComment(db, { postId: id, authorId, userId });
    await send('PUT', `/api/blocked_readers/${userId}/`, {}, (await enterAuthor(server(), 'mark')).bearer);
    const paths = [
      `/api/profiles/${userId}/`,
      `/api/posts/${id}/`,
      `/api/posts/${id}/comments/`,
      '/api/feed/?tab=all',
      '/api/authors/',
    ];
    const photo = `/media/${(await get('/api/profile/', bearer)).json().photo.id}/96`;
    expect((await get(photo, reader)).statusCode).toBe(200);
    expect(await moderate('hide', 'profile', username)).toBe(
      `The profile ${username} (${userId}) is hidden.`,
    );
    for (const path of paths) {
      const { body } = await get(path, reader);
      expect([path, /обидн|obidno|\/media\//i.test(body), body.includes('"Автор"')]).toEqual([
        path,
        false,
        true,
      ]);
    }
    expect((await get(photo, reader)).statusCode).toBe(403);
    expect((await get(`/api/profiles/${userId}/`, bearer)).json()).toMatchObject({
      name: 'Обидное',
      author: { bio: 'Обидно' },
    });
    await moderate('restore', 'profile', username);
    expect((await get(`/api/profiles/${userId}/`, reader)).json()).toMatchObject({ name: 'Обидное' });
  });

  it('keeps its posts with their readers', async () => {
    const { db, get } = server();
    const { id } = await addPost(db, { authorId });
    await moderate('hide', 'profile', username);
    expect((await get(`/api/posts/${id}/`, reader)).statusCode).toBe(200);
    expect(await db.$count(authors, eq(authors.id, authorId))).toBe(1);
  });
});
