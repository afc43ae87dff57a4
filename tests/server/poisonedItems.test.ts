import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp, sharedNow, tables } from '#src/server/database/index.ts';
import { removeDeletedDrafts } from '#src/server/drafts/index.ts';
import { removeUnreferencedMedia } from '#src/server/media/remove.ts';
import { record } from '#src/server/events/record.ts';
import { watched } from '#src/server/jobs/schedule.ts';
import { countAllSubscribers, countSubscribers } from '#src/server/subscriptions/countSubscribers.ts';
import { removeOldUploads } from '#src/server/uploads/removeOld.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { dataFolder } from './support/dataFolder.ts';
import { publishWhatIsDue } from './support/due.ts';
import { addAuthor, addPost, paragraph } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { poison } from './support/poison.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, departures, drafts, limitWindows, media, posts, subscriptions, views } = tables;
const log = { warn: vi.fn() };
const failed = /^1 of \d+ items have failed$/;

let bad: Awaited<ReturnType<typeof addAuthor>>;
let good: Awaited<ReturnType<typeof addAuthor>>;

beforeEach(async () => {
  log.warn.mockClear();
  const { db } = server();
  [bad, good] = [await addAuthor(db, 'bad'), await addAuthor(db, 'good')];
});

describe('one that cannot be done keeps none of the others:', () => {
  it('a deleted post that cannot be removed', async () => {
    const { db, execute } = server();
    const [stuck, other] = [
      await addPost(db, { authorId: bad.id }),
      await addPost(db, { authorId: good.id }),
    ];
    await db.update(drafts).set({ deletedAt: new Date(0) });
    await poison(execute, 'delete on posts', `old.id = ${stuck.id}`);
    await expect(removeDeletedDrafts(db)).rejects.toThrow(failed);
    expect(await db.$count(posts, eq(posts.id, other.id))).toBe(0);
  });

  it('files of an author that cannot be removed', async () => {
    const { db, execute, store } = server();
    for (const { id } of [bad, good]) await addPicture(db, store, id);
    await db.update(media).set({ createdAt: new Date(0) });
    await poison(execute, 'delete on media', `old.author_id = ${bad.id}`);
    await expect(removeUnreferencedMedia(db)).rejects.toThrow(failed);
    expect(await db.select({ authorId: media.authorId }).from(media)).toEqual([{ authorId: bad.id }]);
  });

  it('a departed person whose views cannot be removed', async () => {
    const { db, execute } = server();
    for (const userId of [101, 102]) {
      await db.insert(departures).values({ userId, leftAt: new Date(0) });
      await db.insert(views).values({ day: '2026-01-01', userId, postId: 1, authorId: good.id });
    }
    await poison(execute, 'delete on views', 'old.user_id = 101');
    await expect(clearDeparted(db)).rejects.toThrow(failed);
    expect(await db.select().from(departures).where(isNotNull(departures.clearedAt))).toMatchObject([
      { userId: 102 },
    ]);
  });

  it('a hundred posts on schedule that cannot be published', async () => {
    const { db, execute } = server();
    const draft = { blocks: [paragraph('Да')], savedAt: new Date(0) };
    const stuck = { ...draft, authorId: bad.id, title: 'Застрял', publishAt: new Date(0) };
    await db.insert(drafts).values(Array.from({ length: 101 }, () => stuck));
    await db.insert(drafts).values({ ...draft, authorId: good.id, title: 'Вышел', publishAt: sharedNow });
    await poison(execute, 'insert on posts', `new.author_id = ${bad.id}`);
    await expect(publishWhatIsDue(server(), log)).rejects.toThrow('101 of 102 items have failed');
    expect(await db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Вышел' }]);
  });

  it.for([
    ['something has happened to', countSubscribers],
    ['there is', countAllSubscribers],
  ] as const)('an author whose subscribers cannot be counted, of all that %s', async ([, count]) => {
    const { db, execute } = server();
    const reader = await addAuthor(db, 'reader');
    for (const { id: authorId } of [bad, good]) {
      await db.insert(subscriptions).values({ userId: reader.userId, authorId, createdAt: sharedNow });
      await record(db, { kind: 'subscription_started', authorId, payload: {} });
    }
    await poison(execute, 'update on authors', `old.id = ${bad.id}`);
    // Events are read once all transactions before them have ended, those of other tests on the same cluster too.
    await vi.waitFor(() => expect(count(db)).rejects.toThrow(failed), { timeout: 20_000, interval: 20 });
    const counted = await db
      .select({ number: authors.subscribers })
      .from(authors)
      .where(eq(authors.id, good.id));
    expect(counted).toEqual([{ number: 1 }]);
  });

  it('an abandoned file that cannot be removed', async () => {
    const folder = await dataFolder();
    // A folder in the place of a file: it is not removed like one.
    const names = [randomUUID(), randomUUID()].toSorted();
    mkdirSync(join(folder, names[0] ?? ''));
    writeFileSync(join(folder, names[1] ?? ''), '');
    for (const name of names) utimesSync(join(folder, name), 0, 0);
    await expect(removeOldUploads(server().db, folder)).rejects.toThrow(failed);
    await expect(removeOldUploads(server().db, folder)).rejects.toThrow('1 of 1');
  });

  it('a session that cannot be removed', async () => {
    const { db, execute, enter } = server();
    await enter('vera@example.ru');
    await server().clock.pass(1000);
    await db.insert(limitWindows).values({ key: 'x', hits: 1, endsAt: new Date(0) });
    await poison(execute, 'delete on sessions', 'true');
    await expect(cleanUp(db, { idleSession: 1, session: 1 })).rejects.toThrow(failed);
    expect(await db.$count(limitWindows, eq(limitWindows.key, 'x'))).toBe(0);
  });
});

it('a job that has left some undone has failed, and says which', async () => {
  const { db, execute } = server();
  await db.insert(departures).values({ userId: 101, leftAt: new Date(0) });
  await poison(execute, 'update on departures', 'true');
  const onFailure = vi.fn();
  const job = { name: 'clear-departed', run: () => clearDeparted(db) };
  await expect(watched(job, { log, onFailure })).rejects.toThrow(failed);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('clear-departed');
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      job: 'clear-departed',
      reason: 'ItemsFailed',
      failures: [{ item: expect.stringContaining('101'), reason: 'error P0001' }],
    },
    'a job has failed',
  );
});
