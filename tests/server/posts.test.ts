import { beforeEach, describe, expect, it } from 'vitest';
import type { WholePost } from '#src/api/contract.ts';
import { clearAway } from './support/departed.ts';
import { password } from './support/testServer.ts';
import { addAuthor, addPost } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let bearer: string;
let authorId: number;

beforeEach(async () => {
  bearer = await server().enter('reader@example.ru');
  authorId = (await addAuthor(server().db, 'vera')).id;
});

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, as = bearer) =>
  server().send(method, `/api/posts/${path}`, method === 'PUT' ? {} : undefined, as);
const read = async (id: number, as = bearer) => (await call('GET', `${id}/`, as)).json<WholePost>();

describe('a post', () => {
  it('comes with its blocks, its author and who has marked it', async () => {
    const { id } = await addPost(server().db, { authorId, likes: 7 });
    expect(await read(id)).toMatchObject({
      title: 'Название',
      teaser: 'Начало',
      blocks: [{ type: 'paragraph', runs: [{ text: 'Тело' }] }],
      author: { id: authorId, name: 'vera' },
      published_at: '2026-01-01T00:00:00.000Z',
      likes: 7,
      liked: false,
      bookmarked: false,
      previous: null,
      next: null,
    });
  });

  it('stands between the ones that the same author published before and after it', async () => {
    const { db } = server();
    const other = await addAuthor(db, 'mark');
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const first = await addPost(db, { authorId, title: 'Первый', publishedAt: at(1) });
    const second = await addPost(db, { authorId, publishedAt: at(2) });
    await addPost(db, { authorId: other.id, publishedAt: at(2) });
    // The later id is newer at the same moment.
    const third = await addPost(db, { authorId, title: 'Третий', publishedAt: at(2) });
    const { previous, next } = await read(second.id);
    expect(previous).toEqual({ id: first.id, title: 'Первый', published_at: '2026-01-01T00:00:00.000Z' });
    expect(next).toEqual({ id: third.id, title: 'Третий', published_at: '2026-01-02T00:00:00.000Z' });
  });

  it.each(['0', '999', '-1', 'x', '1e3', '2147483648', "1'"])('is not there by the id %j', async (id) => {
    await addPost(server().db, { authorId });
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', 'like/'],
      ['DELETE', 'like/'],
      ['PUT', 'bookmark/'],
      ['DELETE', 'bookmark/'],
    ] as const)
      expect((await call(method, `${encodeURIComponent(id)}/${path}`)).statusCode).toBe(404);
  });
});

describe('a heart', () => {
  it('counts once, however often it is pressed, and is taken back once', async () => {
    const { id } = await addPost(server().db, { authorId, likes: 10 });
    const answers = [];
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
      answers.push((await call(method, `${id}/like/`)).json());
    expect(answers).toEqual([
      { liked: true, likes: 11 },
      { liked: true, likes: 11 },
      { liked: false, likes: 10 },
      { liked: false, likes: 10 },
    ]);
  });

  it('counts once when it is pressed in twenty tabs at once', async () => {
    const { id } = await addPost(server().db, { authorId });
    await Promise.all(Array.from({ length: 20 }, () => call('PUT', `${id}/like/`)));
    expect(await read(id)).toMatchObject({ likes: 1, liked: true });
  });

  it('is everybody’s own', async () => {
    const { id } = await addPost(server().db, { authorId });
    await call('PUT', `${id}/like/`);
    const other = await server().enter('other@example.ru');
    expect(await read(id, other)).toMatchObject({ likes: 1, liked: false });
  });

  it('goes with the account', async () => {
    const { id } = await addPost(server().db, { authorId, likes: 3 });
    await call('PUT', `${id}/like/`);
    const left = await server().send('DELETE', '/auth/users/me/', { current_password: password }, bearer);
    expect(left.statusCode).toBe(204);
    await clearAway(server());
    expect(await read(id, await server().enter('other@example.ru'))).toMatchObject({ likes: 3 });
  });
});

describe('a bookmark', () => {
  it('is put and taken, said twice as well as once', async () => {
    const { id } = await addPost(server().db, { authorId });
    for (const [method, bookmarked] of [
      ['PUT', true],
      ['PUT', true],
      ['DELETE', false],
      ['DELETE', false],
    ] as const) {
      expect((await call(method, `${id}/bookmark/`)).json()).toEqual({ bookmarked });
      expect((await read(id)).bookmarked).toBe(bookmarked);
    }
  });

  it('can be put on what may not be read yet', async () => {
    const { id } = await addPost(server().db, { authorId, audience: 'subscribers' });
    expect((await call('PUT', `${id}/bookmark/`)).statusCode).toBe(200);
  });
});
