import { beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Reply, WholePost } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { createAddresses } from '#src/server/media/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
import { addAuthor, addPost, addTier } from './support/people.ts';
import { layTable, secret, type Table } from './support/postDoors.ts';
import { mayTakePart, opens, readers, type Audience, type Reader } from './support/readers.ts';
import { secretKey } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const hiddenTitle = 'Спрятанное';

let bearer: string;
let readerId: number;
let posts: Table['posts'];
let files: Table['files'];
let doors: Table['doors'];
let commentDoors: Table['commentDoors'];
let writingDoors: Table['writingDoors'];

async function become(reader: Reader): Promise<void> {
  ({ bearer, readerId, posts, files, doors, commentDoors, writingDoors } = await layTable(server(), reader));
}

/** Every door to a post, by its address, none of which may tell of a hidden one. */
const doorsTo = (audience: Audience) => [
  ...Object.entries({ ...doors, ...commentDoors, ...writingDoors }),
  ...(['like', 'bookmark'] as const).flatMap((mark) =>
    (['PUT', 'DELETE'] as const).map(
      (method) =>
        [
          `${method} ${mark}`,
          () => server().send(method, `/api/posts/${posts[audience]}/${mark}/`, {}, bearer),
        ] as const,
    ),
  ),
  [
    'complaining',
    () => server().post(`/api/posts/${posts[audience]}/report/`, { reason: 'spam' }, bearer),
  ] as const,
];

describe.each(readers)('%s', (reader) => {
  beforeEach(() => become(reader));

  it.each(Object.entries(opens))('%s: the page shows what the judge allows', async (audience, allowed) => {
    const reply = await doors['the page of the post'](audience as Audience);
    const post = reply.json<WholePost>();
    const isAllowed = allowed.includes(reader);
    expect([post.access.granted, post.blocks.length]).toEqual([isAllowed, isAllowed ? 4 : 1]);
    expect(reply.body.includes(secret)).toBe(isAllowed);
  });

  it('finds nothing of what is behind a mark in any list', async () => {
    for (const [name, open] of Object.entries(doors)) {
      if (name === 'the page of the post') continue;
      for (const audience of Object.keys(opens)) {
        const reply = await open(audience as Audience);
        expect([name, reply.statusCode, reply.body.includes(secret)]).toEqual([name, 200, false]);
      }
    }
  });

  it('is told the same by every door', async () => {
    const list = (await doors['the feed']()).json<Reply<'feed'>>().results;
    for (const post of list) {
      const page = (await server().get(`/api/posts/${post.id}/`, bearer)).json<WholePost>();
      expect(page.access).toEqual(post.access);
    }
    const ids = list.map(({ id }) => id);
    expect(ids.filter((id) => Object.values(posts).includes(id))).toHaveLength(4);
  });

  it.each(Object.entries(opens))(
    '%s: the file comes to whom the judge allows, whatever was signed',
    async (audience, allowed) => {
      const { app, clock } = server();
      const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
      const media = files[audience as Audience];
      const url = addresses.signed(media, 'original', readerId);
      const { statusCode, body } = await app.inject({ url });
      const isAllowed = allowed.includes(reader);
      expect([statusCode, body.includes(secret)]).toEqual(isAllowed ? [200, true] : [403, false]);
      const unsigned = await app.inject({ url: addresses.open(media, 'original') });
      expect(unsigned.statusCode).toBe(audience === 'everyone' ? 200 : 403);
      const page = await server().get(`/api/posts/${posts[audience as Audience]}/`, bearer);
      expect(page.body.includes(media)).toBe(isAllowed);
    },
  );

  it.each(Object.entries(opens))('%s: comments are for whom the judge allows', async (audience, allowed) => {
    const isAllowed = allowed.includes(reader);
    for (const [name, open] of Object.entries(commentDoors)) {
      const { statusCode, body } = await open(audience as Audience);
      const isRead = isAllowed && name === 'comments';
      expect([name, statusCode, body.includes(secret)]).toEqual([name, isAllowed ? 200 : 403, isRead]);
    }
    for (const [name, open] of Object.entries(writingDoors)) {
      const { statusCode, body } = await open(audience as Audience);
      const isWritten = mayTakePart(reader, audience as Audience);
      expect([name, statusCode, body.includes(secret)]).toEqual([name, isWritten ? 201 : 403, false]);
    }
  });

  it('may like what may be commented on, and nothing else', async () => {
    for (const audience of Object.keys(opens)) {
      const { statusCode } = await server().send(
        'PUT',
        `/api/posts/${posts[audience as Audience]}/like/`,
        {},
        bearer,
      );
      const isAllowed = mayTakePart(reader, audience as Audience);
      expect([audience, statusCode]).toEqual([audience, isAllowed ? 200 : 403]);
    }
  });
});

/** Hides a post as a moderator does; the reader had put it aside before. */
async function hide(audience: Audience): Promise<void> {
  await doors.bookmarks(audience);
  await server()
    .db.update(tables.posts)
    .set({ title: hiddenTitle, hiddenAt: server().clock.now() })
    .where(eq(tables.posts.id, posts[audience]));
}

/** Statuses of the locked file at the public address and at the reader's. */
async function fileStatuses(audience: Audience): Promise<number[]> {
  const { app, clock } = server();
  const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
  const media = files[audience];
  const urls = [addresses.open(media, 'original'), addresses.signed(media, 'original', readerId)];
  return Promise.all(urls.map(async (url) => (await app.inject({ url })).statusCode));
}

describe.each(readers.filter((reader) => reader !== 'the author'))('%s, before a hidden post', (reader) => {
  beforeEach(() => become(reader));

  it.each(Object.keys(opens))('%s: finds it behind no door', async (name) => {
    const audience = name as Audience;
    await hide(audience);
    expect(await fileStatuses(audience)).toEqual([403, 403]);
    for (const [door, open] of doorsTo(audience)) {
      const { statusCode, body } = await open(audience);
      const isList = door !== 'the page of the post' && Object.hasOwn(doors, door);
      const isTold = body.includes(hiddenTitle) || body.includes(secret);
      expect([door, statusCode, isTold]).toEqual([door, isList ? 200 : 404, false]);
    }
    const others = Object.values(posts).filter((id) => id !== posts[audience]);
    for (const other of others)
      expect((await server().get(`/api/posts/${other}/`, bearer)).body).not.toContain(hiddenTitle);
  });
});

describe.each(readers.filter((reader) => reader !== 'the author'))('%s', (reader) => {
  it('finds no post of an author who is suspended', async () => {
    await become(reader);
    const { db, clock } = server();
    const isAuthor = sql`id = (select user_id from authors join posts on author_id = authors.id where posts.id = ${posts.everyone})`;
    await db.update(tables.users).set({ suspendedAt: clock.now() }).where(isAuthor);
    const found: unknown[] = [];
    for (const audience of Object.keys(opens) as Audience[]) {
      found.push(...(await fileStatuses(audience)));
      for (const [door, open] of doorsTo(audience)) {
        const { statusCode, body } = await open(audience);
        const isList = door !== 'the page of the post' && Object.hasOwn(doors, door);
        if (!isList || body.includes(secret)) found.push(statusCode);
      }
    }
    expect(new Set(found)).toEqual(new Set([403, 404]));
  });
});

describe('the author, before a hidden post', () => {
  beforeEach(() => become('the author'));

  it.each(Object.keys(opens))('%s: is told that it is hidden, and has all of it', async (name) => {
    const audience = name as Audience;
    await hide(audience);
    expect(await fileStatuses(audience)).toEqual([403, 200]);
    const post = (await doors['the page of the post'](audience)).json<WholePost>();
    expect(post).toMatchObject({ hidden: true, title: hiddenTitle, commenting: { may: 'yes' } });
    const [file] = post.media;
    const url = file?.kind === 'file' ? file.url : '';
    expect((await server().app.inject({ url })).statusCode).toBe(200);
    expect((await doors['the feed']()).body).toContain(hiddenTitle);
    expect((await commentDoors.comments(audience)).body).toContain(secret);
  });
});

it('a locked post names the tiers that open it, the cheapest first, and nobody else’s', async () => {
  const { db, enter } = server();
  const [vera, mark] = [await addAuthor(db, 'vera'), await addAuthor(db, 'mark')];
  const dear = await addTier(db, vera.id, 500);
  const cheap = await addTier(db, vera.id, 100);
  await addTier(db, mark.id, 50);
  await addPost(db, { authorId: vera.id, audience: 'tiers', opensFor: [dear.id, cheap.id] });
  const reply = await server().get('/api/feed/', await enter('reader@example.ru'));
  const [post] = reply.json<Reply<'feed'>>().results;
  expect(post?.access).toEqual({
    granted: false,
    audience: 'tiers',
    tiers: [
      { id: cheap.id, name: 'За 100', price: 100 },
      { id: dear.id, name: 'За 500', price: 500 },
    ],
    price: null,
    bought: false,
  });
});
