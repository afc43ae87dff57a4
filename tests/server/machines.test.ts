import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply, Subscription, WholePost } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { ask, askedAt, enterAt, logInAt } from './support/askHttp.ts';
import { collectEnds } from './support/atEnd.ts';
import { realClock } from './support/clock.ts';
import { leaksOf, tryDoors } from './support/leaks.ts';
import { hasMachines, startMachines, type Machines } from './support/machines.ts';
import { readOutbox } from './support/mailbox.ts';
import { registerAt } from './support/overHttp.ts';
import { addAuthor, addFile, addPost, addSubscription, idOf } from './support/people.ts';
import { readers } from './support/readers.ts';

const wait = { timeout: 30_000, interval: 50 };

describe.skipIf(!hasMachines)('two servers (need nginx, PostgreSQL and Swift)', () => {
  const ends = collectEnds();
  let machines: Machines;
  let one: string;
  let other: string;

  beforeAll(async () => {
    machines = await startMachines(ends.atEnd, { LIMIT_LOGIN: '5/60' });
    [one, other] = [machines.servers[0].url, machines.servers[1].url];
  }, 120_000);
  afterAll(ends.end);

  /** Says the same to both, in turn, all at once. */
  const askBoth = <Result>(times: number, say: (url: string) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, index) => say(index % 2 === 0 ? one : other)));

  it('know each other’s sessions, renew and end them', async () => {
    expect((await registerAt(one, 'anna@example.ru')).status).toBe(201);
    const { access, refresh } = await (await logInAt(one, 'anna@example.ru')).json();
    expect((await ask('GET', `${other}/auth/users/me/`, { bearer: access })).status).toBe(200);
    const renewed = await ask('POST', `${other}/auth/jwt/refresh/`, { body: { refresh } });
    const pair = await renewed.json();
    expect((await ask('GET', `${one}/auth/users/me/`, { bearer: pair.access })).status).toBe(200);
    const over = await ask('POST', `${one}/auth/jwt/logout/`, {
      body: { refresh: pair.refresh },
      bearer: pair.access,
    });
    expect(over.ok).toBe(true);
    expect((await ask('GET', `${other}/auth/users/me/`, { bearer: pair.access })).status).toBe(401);
  });

  it('count a limit together', async () => {
    await registerAt(one, 'boris@example.ru');
    const statuses = (await askBoth(12, (url) => logInAt(url, 'boris@example.ru'))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
  });

  it('make one thing of what both are told under one key', async () => {
    const { id: author } = await addAuthor(machines.database.db, 'keys');
    const bearer = await enterAt(one, 'vera@example.ru');
    const replies = await askBoth(10, (url) =>
      ask('POST', `${url}/api/subscriptions/subscribe_free/`, {
        ...{ bearer, body: { author } },
        headers: { 'idempotency-key': 'the-same-key' },
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const made = await Promise.all(replies.map(async (reply): Promise<Subscription> => reply.json()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('read each other’s cursors', async () => {
    const { id: authorId } = await addAuthor(machines.database.db, 'cursors');
    const bearer = await enterAt(one, 'gleb@example.ru');
    const userId = await idOf(machines.database.db, 'gleb@example.ru');
    await addSubscription(machines.database.db, { userId, authorId });
    const ids: number[] = [];
    for (let count = 0; count < 25; count += 1)
      ids.push((await addPost(machines.database.db, { authorId, publishedAt: new Date(count * 1000) })).id);
    await machines.replicaHasAll();
    const read: number[] = [];
    let path: string | undefined = '/api/feed/?tab=authors';
    for (let page = 0; path !== undefined; page += 1) {
      const reply = await ask('GET', (page % 2 === 0 ? one : other) + path, { bearer });
      const { results, next }: Reply<'feed'> = await reply.json();
      read.push(...results.map(({ id }) => id));
      path = next?.replace(machines.site, '');
    }
    expect(read).toEqual(ids.toReversed());
  });

  it('give out a file of the store whose address the other one has signed, in parts, and to nobody else', async () => {
    const { db } = machines.database;
    const { id: authorId } = await addAuthor(db, 'files');
    const mediaId = await addFile(db, machines.store, authorId, '0123456789');
    const { id: postId } = await addPost(db, { authorId, audience: 'subscribers' });
    await db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'behind' });
    const bearer = await enterAt(one, 'dina@example.ru');
    await addSubscription(db, { userId: await idOf(db, 'dina@example.ru'), authorId });
    const post: WholePost = await (await ask('GET', `${one}/api/posts/${postId}/`, { bearer })).json();
    const [file] = post.media;
    if (file?.kind !== 'file') throw new Error('the post gives no file');
    const whole = await ask('GET', other + file.url);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    const part = await ask('GET', other + file.url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await ask('GET', other + file.url.replace(/u=\d+/, 'u=1'))).status).toBe(403);
    expect((await ask('GET', `${other}/media/${mediaId}/original`)).status).toBe(403);
  });

  it('send each message once, no matter which one took it', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `letter${index}@example.ru`);
    let index = 0;
    await askBoth(8, (url) => registerAt(url, emails[index++] ?? ''));
    const sent = () =>
      machines.servers
        .flatMap(({ outbox }) => readOutbox(outbox))
        .map(({ to }) => to)
        .filter((to) => to.startsWith('letter'));
    await vi.waitFor(async () => {
      expect(await machines.database.db.$count(tables.queuedMessages)).toBe(0);
      expect(sent().toSorted()).toEqual(emails);
    }, wait);
  });

  it('give lists from the replica, late as it is, and from the primary to who has just written', async () => {
    const { id: author } = await addAuthor(machines.database.db, 'late');
    await addPost(machines.database.db, { authorId: author, publishedAt: new Date('2026-02-01') });
    const [writer, reader] = [await enterAt(one, 'elena@example.ru'), await enterAt(one, 'fedor@example.ru')];
    const newest = async (url: string, bearer: string) => {
      const { results }: Reply<'feed'> = await (await ask('GET', `${url}/api/feed/`, { bearer })).json();
      return results[0]?.title;
    };
    await machines.replicaHasAll();
    await machines.replica.query('select pg_wal_replay_pause()');
    try {
      await addPost(machines.database.db, {
        ...{ authorId: author, title: 'Новый', publishedAt: new Date('2026-03-01') },
      });
      await ask('POST', `${one}/api/subscriptions/subscribe_free/`, { bearer: writer, body: { author } });
      for (const url of [one, other]) {
        expect(await newest(url, writer)).toBe('Новый');
        expect(await newest(url, reader)).not.toBe('Новый');
      }
    } finally {
      await machines.replica.query('select pg_wal_replay_resume()');
    }
    await vi.waitFor(async () => expect(await newest(other, reader)).toBe('Новый'), wait);
  });

  it.each(readers)('show nothing through nginx that is not theirs: %s', async (reader) => {
    const { site, database, store } = machines;
    const asked = askedAt(site, database.db);
    const found = await tryDoors(
      {
        ...asked,
        ...{ db: database.db, store, clock: realClock },
        async send(method, ...call) {
          await machines.replicaHasAll();
          return asked.send(method, ...call);
        },
      },
      reader,
      `table${readers.indexOf(reader)}`,
    );
    expect(found.length).toBeGreaterThan(30);
    expect(leaksOf(found)).toEqual([]);
  });
});
