import { createHash, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { parseCommand } from '#src/server/moderation/command.ts';
import { perform } from '#src/server/moderation/act.ts';
import {
  collectOrphans,
  dropMedia,
  storeContents,
  removeExplained,
  type Store,
} from '#src/server/media/index.ts';
import { testDatabaseUrl } from './support/database.ts';
import { clearAway } from './support/departed.ts';
import { addAuthor, addFile } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, media, mediaFiles, orphans } = tables;
const hour = 3600;
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

let authorId: number;
const log = { warn: vi.fn() };
beforeEach(async () => {
  log.warn.mockClear();
  const { db, store } = server();
  authorId = (await addAuthor(db, 'ilya')).id;
  for await (const { hash } of store.list()) await store.remove(hash, new Date(Date.now() + 1e9));
  for (const content of ['чей-то', 'второй', 'третий']) await addFile(db, store, authorId, content);
});

const add = (content: string, store = server().store) => addFile(server().db, store, authorId, content);
const collect = (store = server().store) => collectOrphans(server().db, store, log);
const removeRow = (id: string) => server().db.delete(media).where(eq(media.id, id));
const read = async (content: string) =>
  text(await server().store.read({ hash: hashOf(content), bytes: Buffer.byteLength(content) }));

/** A content without a row whose two days are over. */
async function addDue(content: string): Promise<void> {
  await removeRow(await add(content));
  await collect();
  await server().clock.pass(49 * hour);
}

/** Something that waits until it is released. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a content that no row names', () => {
  it('is removed two days after it was found so, however long it has been there', async () => {
    const { clock } = server();
    const id = await add('ничей');
    await clock.pass(1000 * hour);
    await removeRow(id);
    expect(await collect()).toBe(0);
    await clock.pass(47 * hour);
    expect(await collect()).toBe(0);
    expect(await read('ничей')).toBe('ничей');
    await clock.pass(2 * hour);
    expect(await collect()).toBe(1);
    await expect(read('ничей')).rejects.toThrow('no content');
    expect(await read('чей-то')).toBe('чей-то');
    expect(await server().db.$count(orphans)).toBe(0);
  });

  it('has its two days again when a row has named it meanwhile', async () => {
    await addDue('вернулся');
    await removeRow(await add('вернулся'));
    expect(await collect()).toBe(0);
    expect(await read('вернулся')).toBe('вернулся');
  });

  it('has its two days also when it was found so while somebody was bringing it', async () => {
    const { store, clock } = server();
    const put: Store['put'] = async (hash, content) => {
      await store.put(hash, content);
      await collect();
    };
    const id = await add('замечен', { ...store, put });
    await clock.pass(49 * hour);
    await removeRow(id);
    expect(await collect()).toBe(0);
    expect(await read('замечен')).toBe('замечен');
  });

  it('is struck off once any server has written its row', async () => {
    const { db } = server();
    await db.insert(orphans).values({ hash: hashOf('чей-то'), seenAt: new Date(0) });
    expect(await collect()).toBe(0);
    expect(await db.$count(orphans)).toBe(0);
    expect(await read('чей-то')).toBe('чей-то');
  });

  it('stays while somebody is bringing it', async () => {
    const { store } = server();
    await addDue('в пути');
    const { open, opened } = gate();
    const begun = vi.fn();
    const put: Store['put'] = async (hash, content) => {
      begun();
      await opened;
      await store.put(hash, content);
    };
    const adding = add('в пути', { ...store, put });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(await collect()).toBe(0);
    open();
    await adding;
    expect(await read('в пути')).toBe('в пути');
  });

  it('is stored again by an upload that comes while it is removed', async ({ skip }) => {
    if (testDatabaseUrl === undefined)
      skip('needs TEST_DATABASE_URL: the embedded database does one at a time');
    const { store, execute } = server();
    await addDue('встретились');
    const { open, opened } = gate();
    const begun = vi.fn();
    const remove: Store['remove'] = async (hash, before) => {
      begun();
      await opened;
      await store.remove(hash, before);
    };
    const collecting = collect({ ...store, remove });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    const put = vi.fn(store.put);
    const adding = add('встретились', { ...store, put });
    await vi.waitFor(async () => {
      const { rows } = await execute(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(put.mock.calls.length + rows.length).toBeGreaterThan(0);
    });
    expect(put).not.toHaveBeenCalled();
    open();
    expect(await collecting).toBe(1);
    await adding;
    expect(await read('встретились')).toBe('встретились');
  });

  it('that cannot be removed now is removed another time', async () => {
    const { store } = server();
    await addDue('упрямый');
    const remove = () => Promise.reject(new Error('the store is away'));
    await expect(collect({ ...store, remove })).rejects.toThrow('1 of 1 items have failed');
    expect(await collect()).toBe(1);
  });
});

describe('what a departed author had', () => {
  it('goes at once, even if it is most of the store, and nobody is warned', async () => {
    const { db, store, enter, send } = server();
    const bearer = await enter('vera@example.ru');
    const [vera] = await db.select().from(tables.users).where(eq(tables.users.email, 'vera@example.ru'));
    await db.update(authors).set({ userId: vera?.id }).where(eq(authors.id, authorId));
    const other = (await addAuthor(db, 'mark')).id;
    for (const name of ['первый', 'чужой'])
      await addFile(db, store, name === 'чужой' ? other : authorId, name);
    // Another author's copy of the content stays.
    await addFile(db, store, other, 'второй');
    await send('DELETE', '/auth/users/me/', { current_password: 'Parol2026' }, bearer);
    await clearAway(server());
    await removeExplained(db, store);
    for (const content of ['первый', 'чей-то', 'третий'])
      await expect(read(content)).rejects.toThrow('no content');
    for (const content of ['чужой', 'второй']) expect(await read(content)).toBe(content);
    await collect();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('stays while somebody else is bringing it', async () => {
    const { db, store } = server();
    const [kept] = await storeContents(db, store, [
      { variant: 'original', type: 'text/plain', content: Buffer.from('чей-то') },
    ]);
    await db.transaction((transaction) => dropMedia(transaction, eq(media.authorId, authorId)));
    await removeExplained(db, store);
    expect(await read('чей-то')).toBe('чей-то');
    expect(kept?.hash).toBe(hashOf('чей-то'));
  });

  it('that cannot be removed now keeps nothing else', async () => {
    const { db, store } = server();
    await db.transaction((transaction) => dropMedia(transaction, eq(media.authorId, authorId)));
    const stuck = hashOf('второй');
    const remove: Store['remove'] = (hash, before) =>
      hash === stuck ? Promise.reject(new Error('the disk is broken')) : store.remove(hash, before);
    await expect(removeExplained(db, { ...store, remove })).rejects.toThrow('1 of 3 items have failed');
    for (const content of ['чей-то', 'третий']) await expect(read(content)).rejects.toThrow('no content');
  });
});

describe('a store whose contents the database does not know', () => {
  /** As many contents as are asked for, none of them kept anywhere. */
  function bigStore(contents: number) {
    const hashes = Array.from({ length: contents }, () => randomBytes(32).toString('hex'));
    const remove = vi.fn(async () => undefined);
    async function* list() {
      for (const hash of hashes) yield { hash, putAt: new Date() };
    }
    return { hashes, remove, store: { ...server().store, list, remove } };
  }

  /** Two passes, two days between them. */
  async function collectTwice(store: Store): Promise<number> {
    await collect(store);
    await server().clock.pass(49 * hour);
    return collect(store);
  }

  it('loses nothing to a database without files, and says so', async () => {
    const { db } = server();
    await db.delete(media);
    const { store, remove } = bigStore(3);
    expect(await collectTwice(store)).toBe(0);
    expect(remove).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { due: 3, contents: 3 },
      expect.stringContaining('npm run moderate -- allow removal'),
    );
  });

  it('loses them all the same when somebody says that this is meant', async () => {
    const { db } = server();
    await db.delete(media);
    const { store } = bigStore(3);
    expect(await collectTwice(store)).toBe(0);
    expect(await perform(db, parseCommand(['allow', 'removal']))).toBe(
      'Files that are removed within minutes: 3.',
    );
    expect(await collect(store)).toBe(3);
  });

  it.for([
    { contents: 4, most: 1 },
    { contents: 20, most: 5 },
    { contents: 400, most: 100 },
    { contents: 2000, most: 200 },
  ])('of $contents loses $most at once, and none where it would be more', async ({ contents, most }) => {
    const { db } = server();
    await db.delete(media);
    const { store, hashes } = bigStore(contents);
    const id = v7();
    await db.insert(media).values({ id, authorId, kind: 'file', name: 'все', createdAt: new Date() });
    const named = hashes.slice(most);
    await db
      .insert(mediaFiles)
      .values(named.map((hash) => ({ mediaId: id, authorId, hash, variant: hash, type: '', bytes: 1 })));
    const [last = ''] = named;
    await db.update(mediaFiles).set({ hash: 'another' }).where(eq(mediaFiles.hash, last));
    expect(await collectTwice(store)).toBe(0);
    expect(log.warn).toHaveBeenCalledWith({ due: most + 1, contents }, expect.any(String));
    await db.update(mediaFiles).set({ hash: last }).where(eq(mediaFiles.hash, 'another'));
    expect(await collect(store)).toBe(most);
  });
});
