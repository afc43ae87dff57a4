import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { createAddresses } from '#src/server/media/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
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

/** Doors that find no such post for anybody. */
function shutDoors(audience: Audience) {
  const post = `/api/posts/${table.posts[audience]}`;
  const comment = `/api/comments/${table.comments[audience]}`;
  return {
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

/** Calls that only the author may make. */
function authorsDoors(audience: Audience) {
  const draft = `/api/drafts/${table.posts[audience]}`;
  return {
    'the draft': () => send('GET', `${draft}/`),
    'what it has been': () => send('GET', `${draft}/revisions/`),
    'the preview': () => send('GET', `${draft}/preview/?as=stranger`),
    'the copy': () => send('POST', `${draft}/copy/`),
  };
}

/** Statuses of the locked file at the public address and at the reader's. */
async function fileStatuses(audience: Audience): Promise<number[]> {
  const { app, clock } = server();
  const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
  const media = table.files[audience];
  const urls = [addresses.open(media, 'original'), addresses.signed(media, 'original', table.readerId)];
  return Promise.all(urls.map(async (url) => (await app.inject({ url })).statusCode));
}

/** Reply of one door beside the right one. */
type Finding = readonly [door: string, got: unknown, right: unknown];

/** Takes a post from its readers, and tries every door. */
async function tryDoors(
  audience: Audience,
  state: keyof typeof states,
  isAuthor: boolean,
): Promise<readonly Finding[]> {
  const { db } = server();
  const id = table.posts[audience];
  const found: Finding[] = [];
  const note = (door: string, got: unknown, right: unknown) =>
    found.push([`${audience}: ${door}`, got, right]);
  const newPosts = async () =>
    (await send('GET', `/api/feed/new/?since=${since}`)).json<Reply<'newPosts'>>().count;
  await table.doors.bookmarks(audience);
  await db.update(posts).set({ title }).where(eq(posts.id, id));
  await db.update(drafts).set({ title }).where(eq(drafts.id, id));
  const before = await newPosts();
  await states[state](id);

  note('new posts', await newPosts(), before - 1);
  for (const [door, open] of Object.entries(table.doors)) {
    const { statusCode, body } = await open(audience);
    const right = door === 'the page of the post' ? 404 : 200;
    note(door, [statusCode, body.includes(title)], [right, false]);
  }
  for (const [door, open] of Object.entries(shutDoors(audience))) {
    const { statusCode, body } = await open();
    note(door, [statusCode, body.includes(title) || body.includes(secret)], [404, false]);
  }
  for (const other of Object.values(table.posts)) {
    const { body } = await send('GET', `/api/posts/${other}/`);
    note('a neighbour', body.includes(title), false);
  }
  note('the file', await fileStatuses(audience), [403, isAuthor ? 200 : 403]);
  const isOpen = isAuthor && state !== 'deleted';
  for (const [door, open] of Object.entries(authorsDoors(audience)))
    note(door, (await open()).statusCode < 300, isOpen);
  return found;
}

describe.each(readers)('%s', (reader: Reader) => {
  beforeEach(async () => {
    table = await layTable(server(), reader);
  });

  it.each(Object.keys(states))(
    'finds a post that is %s behind no door, whomever it was for',
    async (state) => {
      const found: Finding[] = [];
      for (const audience of Object.keys(opens))
        found.push(
          ...(await tryDoors(audience as Audience, state as keyof typeof states, reader === 'the author')),
        );
      expect(found.filter(([, got, right]) => JSON.stringify(got) !== JSON.stringify(right))).toEqual([]);
      expect(found.length).toBeGreaterThan(100);
    },
  );
});
