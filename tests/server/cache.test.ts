/** @module-tag slow */
import { expect, it, onTestFinished } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { openTestDatabase } from './support/database.ts';
import { hasNginx, startCache } from './support/nginx.ts';
import { addAuthor, addFile, addPost, addSubscription, idOf } from './support/people.ts';
import { startTestServer } from './support/testServer.ts';

/** A cache before a server with an open file, and one for subscribers at the address that is signed for one of them. */
async function start() {
  const database = await openTestDatabase();
  const server = await startTestServer(database);
  onTestFinished(async () => {
    await server.close();
    await database.close();
  });
  const { db } = database;
  const { id: authorId } = await addAuthor(db, 'ilya');
  const bearer = await server.enter('reader@example.ru');
  await addSubscription(db, { userId: await idOf(db, 'reader@example.ru'), authorId });
  const addressIn = async (audience: 'everyone' | 'subscribers') => {
    const mediaId = await addFile(db, server.store, authorId, audience);
    const { id: postId } = await addPost(db, { authorId, audience });
    await db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'behind' });
    const [media] = (await server.get(`/api/posts/${postId}/`, bearer)).json().media;
    return String(media.url);
  };
  const [open, signed] = [await addressIn('everyone'), await addressIn('subscribers')];
  const cache = await startCache(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  const ask = async (path: string) => {
    const reply = await fetch(cache + path);
    return [reply.status, reply.headers.get('x-cache')];
  };
  return { ask, open, signed };
}

it('a cache before /media/ keeps an open file', async ({ skip }) => {
  if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
  const { ask, open } = await start();
  expect([await ask(open), await ask(open)]).toEqual([
    [200, 'MISS'],
    [200, 'HIT'],
  ]);
});

it('a cache before /media/ keeps nothing that is for one reader, and no refusal', async ({ skip }) => {
  if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
  const { ask, signed } = await start();
  const unsigned = signed.replace(/\?.*/, '');
  for (let count = 0; count < 2; count += 1) {
    expect(await ask(signed)).toEqual([200, 'MISS']);
    expect(await ask(unsigned)).toEqual([403, 'MISS']);
  }
});
