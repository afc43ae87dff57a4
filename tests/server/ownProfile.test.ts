import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProfile } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addAuthor, addPost, idOf } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, media, postMedia } = tables;
let vera: string;
let veraId: number;
let reader: string;

beforeEach(async () => {
  vera = await server().enter('vera@example.ru');
  veraId = await idOf(server().db, 'vera@example.ru');
  reader = await server().enter('reader@example.ru');
});

const own = async (as = vera): Promise<OwnProfile> => (await server().get('/api/profile/', as)).json();
const change = async (body: object, as = vera) => {
  const reply = await server().send('PATCH', '/api/profile/', body, as);
  return [reply.statusCode, reply.json()];
};
const become = async (body: object = { name: 'Вера Лунёва', role: 'Писатель' }, as = vera) => {
  const reply = await server().send('PUT', '/api/profile/author/', body, as);
  return [reply.statusCode, reply.json()];
};
const shown = async (as = reader) => (await server().get(`/api/profiles/${veraId}/`, as)).json();

describe('one’s own page', () => {
  it('of somebody who has made nothing of it is what the account says, and leaves no trace', async () => {
    expect(await own()).toEqual({
      username: expect.any(String),
      user_id: veraId,
      is_author: false,
      hidden: false,
      name: '',
      role: '',
      bio: '',
      links: [],
      portrait: null,
      cover: null,
      pinned: null,
    });
    expect(await server().db.$count(authors)).toBe(0);
  });

  it('keeps what is left out, and what is sent trimmed; a link gets its beginning', async () => {
    await change({ name: ' Вера ', bio: 'Пишу.\n', links: ['t.me/vera', 'https://vera.example/a?b=1'] });
    const [status, page] = await change({ role: 'Писатель' });
    expect([status, page]).toEqual([
      200,
      expect.objectContaining({
        name: 'Вера',
        bio: 'Пишу.',
        role: 'Писатель',
        links: ['https://t.me/vera', 'https://vera.example/a?b=1'],
      }),
    ]);
    expect(await own()).toEqual(page);
    expect((await shown()).name).toBe('Вера');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a\0' }, 'name'],
    [{ name: 'ы'.repeat(101) }, 'name'],
    [{ role: 'ы'.repeat(61) }, 'role'],
    [{ bio: 'ы'.repeat(301) }, 'bio'],
    [{ username: 'edit' }, 'username'],
    [{ links: ['t.me/vera', 'javascript:alert(1)'] }, 'links'],
    [{ links: ['http://vera.example'] }, 'links'],
    [{ links: ['https://127.0.0.1'] }, 'links'],
    [{ links: Array(6).fill('t.me/vera') }, 'links'],
    [{ links: ['t.me/\0'] }, 'links'],
  ])('takes nothing of what breaks a rule: %j', async (body, field) => {
    const [status, refused] = await change({ bio: 'Пишу.', ...body });
    expect([status, Object.keys(refused)]).toEqual([400, [field]]);
    expect(await server().db.$count(authors)).toBe(0);
  });

  it('says which link it is', async () => {
    const [, refused] = await change({ links: ['t.me/vera', 'нет'] });
    expect(refused.links[0]).toMatch(/^Ссылка 2: /);
  });

  it('changes nothing when the name is taken', async () => {
    await addAuthor(server().db, 'mark');
    expect(await change({ bio: 'Пишу.', username: 'mark' })).toMatchObject([
      400,
      { username: [expect.any(String)] },
    ]);
    expect((await own()).bio).toBe('');
  });

  it('has one name with the account, wherever it is changed', async () => {
    const rename = (body: object) => server().send('PATCH', '/auth/users/me/', body, vera);
    await change({ bio: 'Пишу.' });
    await rename({ username: 'vera.luneva' });
    const names = [(await own()).name];
    await rename({ first_name: 'Вера', last_name: 'Ким' });
    names.push((await own()).name);
    await change({ name: 'Ольга  Мария Кимова' });
    const me = (await server().get('/auth/users/me/', vera)).json();
    expect(me).toMatchObject({ first_name: 'Ольга', last_name: 'Мария Кимова' });
    await rename({ first_name: 'Анна', last_name: '' });
    names.push((await own()).name);
    expect(names).toEqual(['vera.luneva', 'Вера Ким', 'Анна']);
  });

  it('of somebody who says that they are an author tells what they do', async () => {
    await become();
    expect(await change({ role: '' })).toMatchObject([400, { role: [expect.any(String)] }]);
    expect(await change({ role: '' }, reader)).toMatchObject([200, { role: '' }]);
  });
});

describe('to be an author', () => {
  it('is said once; said again it changes name and role alone', async () => {
    expect(await become()).toMatchObject([200, { is_author: true, name: 'Вера Лунёва', role: 'Писатель' }]);
    const since = async () => (await server().db.select().from(authors))[0]?.since;
    const first = await since();
    await server().clock.pass(60);
    expect(await become({ name: 'Вера', role: 'Поэт' })).toMatchObject([200, { name: 'Вера', role: 'Поэт' }]);
    expect(await since()).toEqual(first);
  });

  it.each([{ name: '', role: 'Поэт' }, { name: 'Вера', role: ' ' }, { name: 'Вера' }, {}])(
    'takes a name and what one does: %j',
    async (body) => {
      expect((await become(body))[0]).toBe(400);
      expect((await own()).is_author).toBe(false);
    },
  );

  it('is not what a page of one’s own makes of anybody: no door shows an author before', async () => {
    const { db, get, post, send } = server();
    await change({ name: 'Вера', role: 'Писатель', bio: 'Пишу.' });
    const [{ id } = { id: 0 }] = await db.select().from(authors);
    const doors = async () => {
      const list = (await get('/api/authors/', reader)).json();
      const follow = await post('/api/subscriptions/subscribe_free/', { author: id }, reader);
      return {
        listed: list.results.some((author: { id: number }) => author.id === id),
        follow: follow.statusCode,
        page: (await shown()).author !== null,
        posts: (await get(`/api/profiles/${veraId}/posts/`, reader)).statusCode,
        mayBlock: (await get(`/api/profiles/${await idOf(db, 'reader@example.ru')}/`, vera)).json().can_block,
        blocked: (await get('/api/blocked_readers/', vera)).statusCode,
        block: (await send('PUT', `/api/blocked_readers/${await idOf(db, 'reader@example.ru')}/`, {}, vera))
          .statusCode,
      };
    };
    expect(await doors()).toEqual({
      listed: false,
      follow: 400,
      page: false,
      posts: 200,
      mayBlock: false,
      blocked: 403,
      block: 403,
    });
    await become();
    expect(await doors()).toEqual({
      listed: true,
      follow: 201,
      page: true,
      posts: 200,
      mayBlock: true,
      blocked: 200,
      block: 204,
    });
  });
});

describe('a portrait of one’s own', () => {
  const middle = { x: 0.25, y: 0, width: 0.5, height: 1 };
  const set = async (body: object, { as = vera, of = 'photo' } = {}) => {
    const reply = await server().send('PUT', `/api/profile/${of}/`, body, as);
    return { status: reply.statusCode, page: reply.json() };
  };

  /** A picture that Vera has brought. */
  async function bring(): Promise<string> {
    const { db, store } = server();
    await become();
    const [row] = await db.select().from(authors).where(eq(authors.userId, veraId));
    return addPicture(db, store, row?.id ?? 0);
  }

  it('is square, in three widths, at addresses for everybody, and shown wherever they are', async () => {
    const { status, page } = await set({ media: await bring(), crop: middle });
    expect(status).toBe(200);
    expect(page.photo.sources.map(({ width }: { width: number }) => width)).toEqual([96, 192, 384]);
    const { url } = page.photo.sources[2];
    const file = await server().app.inject(url);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    const list = (await server().get('/api/authors/')).json();
    expect([list.results[0].photo, (await shown()).author.photo]).toEqual([page.photo, page.photo]);
  });

  it('is shown beside comments and answers, of readers, too', async () => {
    const { db } = server();
    const { photo } = (await set({ media: await bring(), crop: middle })).page;
    await db.update(authors).set({ since: null });
    const { id } = await addPost(db, { authorId: (await addAuthor(db, 'mark')).id });
    const parent = (await server().post(`/api/posts/${id}/comments/`, { text: 'Да' }, vera)).json();
    expect(parent.person.photo).toEqual(photo);
    await server().post(`/api/posts/${id}/comments/`, { text: 'Ещё', parent: parent.id }, vera);
    const { results } = (await server().get(`/api/posts/${id}/comments/`, reader)).json();
    expect([results[0].person.photo, results[0].answers[0].person.photo]).toEqual([photo, photo]);
    expect(results[0].answers[0].person.name).toBe('Вера Лунёва');
  });

  it('comes with the account, also after that was changed, and goes with it', async () => {
    const account = async () => (await server().get('/auth/users/me/', vera)).json();
    expect(await account()).not.toHaveProperty('photo');
    const { photo } = (await set({ media: await bring(), crop: middle })).page;
    expect((await account()).photo).toEqual(photo);
    const changed = await server().send('PATCH', '/auth/users/me/', { first_name: 'Вера' }, vera);
    expect(changed.json()).toMatchObject({ first_name: 'Вера', photo });
    await server().send('DELETE', '/api/profile/photo/', undefined, vera);
    expect(await account()).not.toHaveProperty('photo');
  });

  it('tells its owner what it was cut from, and can be cut again', async () => {
    const brought = await bring();
    const { photo_source: source } = (await set({ media: brought, crop: middle })).page;
    expect(source).toMatchObject({ crop: middle, picture: { id: brought, width: 800, height: 400 } });
    const file = await server().app.inject(source.picture.sources.at(-1).url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    const crop = { ...middle, x: 0 };
    const again = (await set({ media: source.picture.id, crop })).page;
    expect(again.photo_source).toMatchObject({ crop, picture: { id: brought } });
    expect(JSON.stringify(await shown())).not.toContain(brought);
  });

  it('cut from itself stays what the next one is cut from', async () => {
    const first = (await set({ media: await bring(), crop: middle })).page.photo;
    const { page, status } = await set({ media: first.id, crop: middle });
    expect([status, page.photo_source.picture.id]).toEqual([200, first.id]);
    expect(page.photo.id).not.toBe(first.id);
  });

  it('whose source is gone is shown as it was, and tells none', async () => {
    const brought = await bring();
    await set({ media: brought, crop: middle });
    await server().db.delete(media).where(eq(media.id, brought));
    const page = await own();
    expect([page.photo === undefined, page.photo_source]).toEqual([false, undefined]);
  });

  it('takes the place of the one before, which is gone; what was brought stays', async () => {
    const { db, app } = server();
    const brought = await bring();
    const first = (await set({ media: brought, crop: middle })).page.photo;
    const second = (await set({ media: brought, crop: middle })).page.photo;
    expect(second.id).not.toBe(first.id);
    expect((await app.inject(first.sources[0].url)).statusCode).toBe(404);
    expect(await db.$count(media)).toBe(2);
    const removed = await server().send('DELETE', '/api/profile/photo/', undefined, vera);
    expect([removed.statusCode, removed.json().photo]).toEqual([200, undefined]);
    expect(await db.$count(media)).toBe(1);
  });

  it('that stands in a post stays there', async () => {
    const { db } = server();
    const { photo } = (await set({ media: await bring(), crop: middle })).page;
    const [{ id: authorId } = { id: 0 }] = await db.select().from(authors);
    const { id: postId } = await addPost(db, { authorId });
    await db.insert(postMedia).values({ postId, authorId, mediaId: photo.id, place: 'above' });
    expect((await server().send('DELETE', '/api/profile/photo/', undefined, vera)).statusCode).toBe(200);
    expect(await db.$count(media, eq(media.id, photo.id))).toBe(1);
  });

  it('of several at once one remains', async () => {
    const { db } = server();
    const brought = await bring();
    await Promise.all(Array.from({ length: 4 }, () => set({ media: brought, crop: middle })));
    expect(await db.$count(media)).toBe(2);
  });

  it.each(['00000000-0000-7000-8000-000000000000', '------------------------------------', 'x', 1])(
    'is made of nothing else than a picture: %s',
    async (id) => {
      const { status, page } = await set({ media: id, crop: middle });
      expect([status, Object.keys(page)]).toEqual([400, ['media']]);
    },
  );

  it('is made of no picture of somebody else', async () => {
    const { status, page } = await set({ media: await bring(), crop: middle }, { as: reader });
    expect([status, page]).toEqual([400, { media: ['Выберите другую картинку.'] }]);
  });

  it.each([{ ...middle, width: 0 }, { ...middle, x: 1.5 }, { ...middle, y: 'a' }, undefined])(
    'is a part of the picture: %j is none',
    async (crop) => {
      expect((await set({ media: await bring(), crop })).status).toBe(400);
    },
  );

  it('and a cover, five times as wide as it is high, do not know of one another', async () => {
    const brought = await bring();
    await set({ media: brought, crop: middle });
    const { page } = await set(
      { media: brought, crop: { x: 0, y: 0, width: 1, height: 0.4 } },
      { of: 'cover' },
    );
    const { width, height, id } = page.cover_picture;
    expect(width / height).toBeCloseTo(5, 1);
    const { author } = await shown();
    expect([author.cover_picture.id, author.photo.id]).toEqual([id, page.photo.id]);
    await server().send('DELETE', '/api/profile/cover/', undefined, vera);
    expect(await own()).toMatchObject({ photo: page.photo });
  });
});

describe('a pinned post', () => {
  it('stands first for readers who may see it', async () => {
    const { db } = server();
    await become();
    const [{ id: authorId } = { id: 0 }] = await db.select().from(authors);
    const { id } = await addPost(db, { authorId, title: 'Первый', audience: 'subscribers' });
    await db.update(authors).set({ pinnedId: id });
    expect((await own()).pinned).toBe(id);
    expect((await shown()).author.pinned).toMatchObject({ id, title: 'Первый', access: { granted: false } });
    await db.update(tables.posts).set({ hiddenAt: new Date() });
    expect([(await shown()).author.pinned, (await shown(vera)).author.pinned?.id]).toEqual([null, id]);
  });

  it('of somebody else is none', async () => {
    const { db } = server();
    await become();
    const { id } = await addPost(db, { authorId: (await addAuthor(db, 'mark')).id });
    await db.update(authors).set({ pinnedId: id }).where(eq(authors.userId, veraId));
    expect((await shown()).author.pinned).toBeNull();
  });
});
