/** @module-tag slow */
import { expect, it, onTestFinished } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { folderStore } from '#src/server/media/index.ts';
import { openTestDatabase } from './support/database.ts';
import { hasNginx, startNginx } from './support/nginx.ts';
import { addAuthor, addFile, addPost, addSubscription, idOf } from './support/people.ts';
import { temporaryFolder } from './support/serverProcess.ts';
import { startTestServer } from './support/testServer.ts';

/** A server behind nginx, which has the store; a post for subscribers with a file of these words. */
async function start(words: string) {
  const database = await openTestDatabase();
  const files = temporaryFolder();
  const store = folderStore(files);
  const server = await startTestServer(database, { MEDIA_ACCEL: '/stored/' }, { store });
  onTestFinished(async () => {
    await server.close();
    await database.close();
  });
  const { db } = database;
  const { id: authorId } = await addAuthor(db, 'ilya');
  const mediaId = await addFile(db, store, authorId, words);
  const { id: postId } = await addPost(db, { authorId, audience: 'subscribers' });
  await db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'behind' });
  const bearer = await server.enter('reader@example.ru');
  await addSubscription(db, { userId: await idOf(db, 'reader@example.ru'), authorId });
  const [media] = (await server.get(`/api/posts/${postId}/`, bearer)).json().media;
  const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  return { site: await startNginx([address.host], files), url: String(media.url), mediaId };
}

it('nginx sends a file that the server has allowed, with its headers and in parts', async ({ skip }) => {
  if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
  const { site, url } = await start('0123456789');
  const reply = await fetch(site + url);
  expect([reply.status, await reply.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const part = await fetch(site + url, { headers: { Range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, '234']);
});

it('nginx gives no file to people whom the server refuses, and none by its place in the store', async ({
  skip,
}) => {
  if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
  const { site, url, mediaId } = await start('0123456789');
  expect((await fetch(`${site}/media/${mediaId}/original`)).status).toBe(403);
  const hash = '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882';
  expect((await fetch(`${site}/stored/84/${hash}`)).status).toBe(404);
  // The file is there: the server's word alone opens it.
  expect((await fetch(site + url)).status).toBe(200);
});
