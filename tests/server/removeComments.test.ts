import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeDeleted } from '#src/server/comments/index.ts';
import { tables } from '#src/server/database/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { addComment } from './support/comments.ts';
import { clearAway } from './support/departed.ts';
import { addAuthor, addPost, idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { comments, posts } = tables;
let reader: string;
let readerId: number;
let authorId: number;
let postId: number;

beforeEach(async () => {
  const { db, enter } = server();
  authorId = (await addAuthor(db, 'vera')).id;
  postId = (await addPost(db, { authorId })).id;
  reader = await enter('reader@example.ru');
  readerId = await idOf(db, 'reader@example.ru');
});

const add = (comment: Partial<Parameters<typeof addComment>[1]> = {}) =>
  addComment(server().db, { postId, authorId, userId: readerId, ...comment });
const remove = (id: string) => server().send('DELETE', `/api/comments/${id}/`, {}, reader);
const left = () =>
  server().db.select({ id: comments.id, text: comments.text }).from(comments).orderBy(comments.id);

describe('what was deleted', () => {
  it('goes for good an hour later, with what it said', async () => {
    const { db, clock } = server();
    const [gone, stays] = [await add(), await add({ text: 'Остаётся' })];
    await remove(gone);
    await clock.pass(3599);
    await removeDeleted(db);
    expect(await left()).toHaveLength(2);
    await clock.pass(2);
    await removeDeleted(db);
    expect(await left()).toEqual([{ id: stays, text: 'Остаётся' }]);
  });

  it('keeps its place, without words, as long as an answer stands below', async () => {
    const { db, clock, logIn } = server();
    const top = await add({ text: 'Сверху' });
    const answer = await add({ text: 'Ответ', parentId: top });
    await remove(top);
    await clock.pass(3601);
    await removeDeleted(db);
    expect(await left()).toEqual([
      { id: top, text: '' },
      { id: answer, text: 'Ответ' },
    ]);
    reader = (await logIn('reader@example.ru')).access;
    await remove(answer);
    await clock.pass(3601);
    await removeDeleted(db);
    await removeDeleted(db);
    expect(await left()).toEqual([]);
  });
});

describe('a departed person', () => {
  const leave = () => server().send('DELETE', '/auth/users/me/', { current_password: password }, reader);

  it('leaves what they wrote below the posts of others, without a name; answers stay', async () => {
    const { db, enter, get, post, clock } = server();
    const said = await post(`/api/posts/${postId}/comments/`, { text: 'Сверху' }, reader);
    await add({ text: 'Ответ', parentId: said.json().id, userId: null });
    await db.update(posts).set({ comments: 2 }).where(eq(posts.id, postId));
    const ofReader = sql`payload->>'user_id' = ${String(readerId)}`;
    expect(await db.$count(tables.events, ofReader)).toBe(1);
    expect((await leave()).statusCode).toBe(204);
    const other = await enter('other@example.ru');
    const page = (await get(`/api/posts/${postId}/comments/`, other)).json();
    expect(page).toMatchObject({
      total: 2,
      results: [
        {
          text: 'Сверху',
          person: null,
          mine: false,
          by_author: false,
          answers: [{ text: 'Ответ', person: null }],
        },
      ],
    });
    await clock.pass(61);
    await clearDeparted(db);
    expect(await db.$count(tables.events, ofReader)).toBe(0);
  });

  it('who publishes takes the comments below their posts along', async () => {
    const { db } = server();
    await add();
    await db.update(tables.authors).set({ userId: readerId }).where(eq(tables.authors.id, authorId));
    expect((await leave()).statusCode).toBe(204);
    await clearAway(server());
    expect([await db.$count(comments), await db.$count(posts)]).toEqual([0, 0]);
  });
});
