import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { readClient } from '#src/server/http/builtClient.ts';
import { addPages } from '#src/server/http/pages.ts';
import { documentOf } from '#src/site/documents.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { addAuthor, addPost } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { publicUrl, startTestServer, type TestServer } from './support/testServer.ts';

const names = ['title', 'description', 'image'];
/** The head that the build writes for every post. */
const built = [
  ...names.map((name) => `<meta data-served property="og:${name}" content="Пост"/>`),
  '<meta data-served property="og:image:width" content="1200"/>',
  '<meta data-served property="og:image:height" content="630"/>',
  ...names.map((name) => `<meta data-served name="twitter:${name}" content="Пост"/>`),
].join('');

let build: string;
let database: OpenDatabase;
let server: TestServer;
let authorId: number;

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'client-'));
  writeFileSync(join(build, documentOf.post), built);
  database = await openSharedDatabase();
  server = await startTestServer(database, {}, { pages: build });
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  ({ id: authorId } = await addAuthor(database.db, 'vera'));
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(build, { recursive: true });
});

const open = async (id: number, headers = {}) =>
  (await server.app.inject({ url: `/feed/post/${id}`, headers })).body;

/** The tags of a page by their names. */
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/(?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

describe('to sites that preview links', () => {
  it('a post for everyone shows its title, its teaser and its picture (readings D33)', async () => {
    const { id: postId } = await addPost(database.db, { authorId, title: 'Гаммы', teaser: 'До, ре, ми' });
    const mediaId = await addPicture(database.db, server.store, authorId);
    await database.db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'cover' });
    const tags = tagsOf(await open(postId));
    expect(tags).toEqual({
      'og:title': 'Гаммы',
      'og:description': 'До, ре, ми',
      'og:image': expect.stringMatching(`^${publicUrl}/media/${mediaId}/\\d+$`),
      'og:image:width': expect.stringMatching(/^\d+$/),
      'og:image:height': expect.stringMatching(/^\d+$/),
      'twitter:title': 'Гаммы',
      'twitter:description': 'До, ре, ми',
      'twitter:image': tags['og:image'],
    });
    const picture = await server.get(new URL(tags['og:image'] ?? '').pathname);
    expect(picture.statusCode).toBe(200);
  });

  it('one without a picture shows the picture of the site', async () => {
    const { id } = await addPost(database.db, { authorId, title: 'Гаммы' });
    expect(tagsOf(await open(id))).toMatchObject({ 'og:title': 'Гаммы', 'og:image': 'Пост' });
  });

  it('a title is text, whatever it holds', async () => {
    const title = '"/><script>alert(1)</script>$& &amp;';
    const { id } = await addPost(database.db, { authorId, title });
    const html = await open(id);
    expect(html).not.toContain('<script');
    expect(tagsOf(html)['og:title']).toBe('&quot;/>&lt;script>alert(1)&lt;/script>$&amp; &amp;amp;');
  });

  it.each(['subscribers', 'tiers', 'buyers'] as const)(
    'a post for %s shows nothing of it',
    async (audience) => {
      const { id } = await addPost(database.db, { authorId, audience });
      expect(await open(id)).toBe(built);
    },
  );

  it.each([
    ['hidden by a moderator', { hiddenAt: new Date(0) }],
    ['withdrawn', { withdrawnAt: new Date(0) }],
  ])('a post that was %s shows nothing of it', async (_, change) => {
    const { id } = await addPost(database.db, { authorId });
    await database.db.update(tables.posts).set(change).where(eq(tables.posts.id, id));
    expect(await open(id)).toBe(built);
  });

  it.each([
    ['suspended', { suspendedAt: new Date(0) }],
    ['gone', { deletedAt: new Date(0) }],
  ])('a post whose author is %s shows nothing of it', async (_, change) => {
    const { id } = await addPost(database.db, { authorId });
    await database.db.update(tables.users).set(change);
    expect(await open(id)).toBe(built);
  });
});

it('somebody signed in gets the page as it was built: the post itself follows', async () => {
  const { id } = await addPost(database.db, { authorId });
  expect(await open(id, { cookie: 'theme=dark; access_token=a.b.c' })).toBe(built);
});

it('a flood of visits asks for four previews at once, the others get the page without one', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const preview = { title: 'Гаммы', description: 'До, ре, ми' };
  let answer: (found: typeof preview) => void = () => {};
  const found = new Promise<typeof preview>((resolve) => {
    answer = resolve;
  });
  const findPreview = vi.fn(() => found);
  addPages(app, { client: await readClient(build, publicUrl), origin: publicUrl, findPreview });
  const visits = Array.from({ length: 50 }, () => app.inject('/feed/post/1'));
  await vi.waitFor(() => expect(findPreview).toHaveBeenCalledTimes(4));
  const plain = await Promise.all(visits.slice(4));
  expect(new Set(plain.map(({ body }) => body))).toEqual(new Set([built]));
  answer(preview);
  const bodies = await Promise.all(visits.slice(0, 4).map(async (visit) => (await visit).body));
  expect(bodies.filter((body) => body.includes('Гаммы'))).toHaveLength(4);
  expect(findPreview).toHaveBeenCalledTimes(4);
  expect((await app.inject('/feed/post/1')).body).toContain('Гаммы');
});
