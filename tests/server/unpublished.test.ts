import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { createAddresses } from '#src/server/media/index.ts';
import { deriveSecret } from '#src/server/settings/index.ts';
import { layTable, secret, type Table } from './support/postDoors.ts';
import { opens, readers, type Audience, type Reader } from './support/readers.ts';
import { secretKey } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { drafts, posts } = tables;
const title = 'Не для читателей';
const since = Buffer.from('1970-01-01T00:00:00.000000Z 1').toString('base64url');

/** Ways in which a post is its author's alone. */
const states = {
  async draft(id) {
    await server().db.delete(posts).where(eq(posts.id, id));
  },
  async scheduled(id) {
    await states.draft(id);
    const publishAt = new Date(server().clock.now().getTime() + 60_000);
    await server().db.update(drafts).set({ publishAt }).where(eq(drafts.id, id));
  },
  async withdrawn(id) {
    await server().db.update(posts).set({ withdrawnAt: server().clock.now() }).where(eq(posts.id, id));
  },
  async deleted(id) {
    await states.withdrawn(id);
    await server().db.update(drafts).set({ deletedAt: server().clock.now() }).where(eq(drafts.id, id));
  },
} satisfies Record<string, (id: number) => Promise<void>>;

let table: Table;

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  server().send(method, url, method === 'GET' ? undefined : (body ?? {}), table.bearer);

/** Doors that find no such post, for nobody. */
function shutDoors(audience: Audience) {
  const post = `/api/posts/${table.posts[audience]}`;
  const comment = `/api/comments/${table.comments[audience]}`;
  return {
    'the page of the post': () => table.doors['the page of the post'](audience),
    ...Object.fromEntries(
      Object.entries({ ...table.commentDoors, ...table.writingDoors }).map(
        ([name, open]) => [name, () => open(audience)] as const,
      ),
    ),
    'a heart': () => send('PUT', `${post}/like/`),
    'a heart taken back': () => send('DELETE', `${post}/like/`),
    'a bookmark': () => send('PUT', `${post}/bookmark/`),
    'a bookmark taken back': () => send('DELETE', `${post}/bookmark/`),
    'the pin': () => send('PUT', `${post}/pin/`),
    'who may comment': () => send('PUT', `${post}/comment_policy/`, { policy: 'nobody' }),
    'a complaint': () => send('POST', `${post}/report/`, { reason: 'spam' }),
    'a complaint about a comment': () => send('POST', `${comment}/report/`, { reason: 'spam' }),
    'another text of a comment': () => send('PATCH', `${comment}/`, { text: 'Слово' }),
    'a comment back': () => send('PUT', `${comment}/restore/`),
  };
}

/** What only its author opens. */
function authorsDoors(audience: Audience) {
  const draft = `/api/drafts/${table.posts[audience]}`;
  return {
    'the draft': () => send('GET', `${draft}/`),
    'what it has been': () => send('GET', `${draft}/revisions/`),
    'the preview': () => send('GET', `${draft}/preview/?as=stranger`),
    'the copy': () => send('POST', `${draft}/copy/`),
  };
}

/** What the file behind the mark answers at an address for everybody, and at one for the reader. */
async function fileStatuses(audience: Audience): Promise<number[]> {
  const { app, clock } = server();
  const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
  const media = table.files[audience];
  const urls = [addresses.open(media, 'original'), addresses.signed(media, 'original', table.readerId)];
  return Promise.all(urls.map(async (url) => (await app.inject({ url })).statusCode));
}

/** Takes a post from its readers, and tries every door. */
async function expectShut(audience: Audience, state: keyof typeof states, isAuthor: boolean): Promise<void> {
  const { db } = server();
  const id = table.posts[audience];
  const newPosts = async () =>
    (await send('GET', `/api/feed/new/?since=${since}`)).json<Reply<'newPosts'>>().count;
  await table.doors.bookmarks(audience);
  await db.update(posts).set({ title }).where(eq(posts.id, id));
  await db.update(drafts).set({ title }).where(eq(drafts.id, id));
  const before = await newPosts();
  await states[state](id);

  expect(await newPosts()).toBe(before - 1);
  const { 'the page of the post': _, ...lists } = table.doors;
  for (const [door, open] of Object.entries(lists)) {
    const { statusCode, body } = await open(audience);
    expect([audience, door, statusCode, body.includes(title)]).toEqual([audience, door, 200, false]);
  }
  for (const [door, open] of Object.entries(shutDoors(audience))) {
    const { statusCode, body } = await open();
    const isTold = body.includes(title) || body.includes(secret);
    expect([audience, door, statusCode, isTold]).toEqual([audience, door, 404, false]);
  }
  for (const other of Object.values(table.posts))
    expect((await send('GET', `/api/posts/${other}/`)).body).not.toContain(title);
  expect(await fileStatuses(audience)).toEqual([403, isAuthor ? 200 : 403]);
  const isOpen = isAuthor && state !== 'deleted';
  for (const [door, open] of Object.entries(authorsDoors(audience))) {
    const { statusCode } = await open();
    expect([audience, door, statusCode < 300 ? 'open' : statusCode]).toEqual([
      audience,
      door,
      isOpen ? 'open' : 404,
    ]);
  }
}

describe.each(readers)('%s', (reader: Reader) => {
  beforeEach(async () => {
    table = await layTable(server(), reader);
  });

  it.each(Object.keys(states))(
    'finds a post that is %s behind no door, whomever it was for',
    async (state) => {
      for (const audience of Object.keys(opens))
        await expectShut(audience as Audience, state as keyof typeof states, reader === 'the author');
    },
  );
});
