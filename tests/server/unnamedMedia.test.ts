import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '#src/api/contract.ts';
import { sharedNow, tables } from '#src/server/database/index.ts';
import { removeDeletedDrafts } from '#src/server/drafts/index.ts';
import { removeUnreferencedMedia } from '#src/server/media/remove.ts';
import { removeOldUploads } from '#src/server/uploads/removeOld.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { enterAuthor } from './support/people.ts';
import { addPicture } from './support/pictures.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { media, uploads } = tables;
const day = 24 * 3600;

let authorId: number;
let vera: Writer;

beforeEach(async () => {
  const { bearer, id } = await enterAuthor(server(), 'vera');
  authorId = id;
  vera = writerOf(server(), bearer);
});

const bring = () => addPicture(server().db, server().store, authorId);
const picture = (id: string): Block => ({ type: 'picture', media: id, alt: '' });
const isHere = async (id: string) => (await server().db.$count(media, eq(media.id, id))) === 1;
const used = async () => (await vera.call('GET', '/api/uploads/')).json().used;

/** Somewhat later the job has run. */
async function pass(seconds: number): Promise<void> {
  await server().clock.pass(seconds);
  const { access } = await server().logIn('vera@example.ru');
  vera = writerOf(server(), access);
  await removeUnreferencedMedia(server().db);
}

describe('a file that nothing names', () => {
  it('is gone after a day, and counts no more', async () => {
    const id = await bring();
    await pass(day - 1);
    expect([await isHere(id), (await used()) > 0]).toEqual([true, true]);
    await pass(2);
    expect([await isHere(id), await used()]).toEqual([false, 0]);
  });

  it('stays as long as its upload is known: a device that was away still puts it into its post', async () => {
    const { db, uploads: work } = server();
    const mediaId = await bring();
    const upload = { authorId, kind: 'picture', name: 'я.png', bytes: 10, state: 'done', mediaId } as const;
    await db
      .insert(uploads)
      .values({ ...upload, id: randomUUID(), createdAt: sharedNow, touchedAt: sharedNow });
    await pass(6 * day);
    await removeOldUploads(db, work.folder);
    expect(await isHere(mediaId)).toBe(true);
    await pass(2 * day);
    await removeOldUploads(db, work.folder);
    await removeUnreferencedMedia(db);
    expect(await isHere(mediaId)).toBe(false);
  });
});

describe('a file stays that is named by', () => {
  it.each([
    ['a draft', (id: string) => [picture(id)]],
    [
      'a gallery in one',
      (id: string) => [{ type: 'gallery', pictures: [id, id].map((one) => ({ media: one, alt: '' })) }],
    ],
  ] as [string, (id: string) => Block[]][])('%s', async (_, blocksWith) => {
    const id = await bring();
    await vera.make({ blocks: blocksWith(id) });
    await pass(10 * day);
    expect(await isHere(id)).toBe(true);
  });

  it('a former state of one, though the present one does not', async () => {
    const id = await bring();
    const draft = await vera.make({ blocks: [picture(id)] });
    expect((await vera.save(draft)).statusCode).toBe(200);
    await pass(10 * day);
    expect(await isHere(id)).toBe(true);
  });

  it('a post on schedule, one with its readers, and one that was taken from them', async () => {
    const [due, read, taken] = [await bring(), await bring(), await bring()];
    const { clock } = server();
    const at = new Date(clock.now().getTime() + 20 * day * 1000).toISOString();
    expect((await vera.publish(await vera.make({ blocks: [picture(due)] }), at)).statusCode).toBe(200);
    for (const id of [read, taken]) {
      const draft = await vera.make({ blocks: [picture(id)] });
      expect((await vera.publish(draft)).statusCode).toBe(200);
      if (id === taken) await vera.withdraw(draft.id);
    }
    await pass(10 * day);
    expect([await isHere(due), await isHere(read), await isHere(taken)]).toEqual([true, true, true]);
  });

  it('a deleted draft, as long as it can be restored', async () => {
    const id = await bring();
    const draft = await vera.make({ blocks: [picture(id)] });
    await server().clock.pass(2 * day);
    vera = writerOf(server(), (await server().logIn('vera@example.ru')).access);
    await vera.remove(draft.id);
    await pass(day - 60);
    await removeDeletedDrafts(server().db);
    expect(await isHere(id)).toBe(true);
    expect((await vera.restore(draft.id)).statusCode).toBe(200);
    await vera.remove(draft.id);
    await server().clock.pass(2 * day);
    await removeDeletedDrafts(server().db);
    await removeUnreferencedMedia(server().db);
    expect(await isHere(id)).toBe(false);
  });

  it('the author’s page, as its portrait or what that was cut from; the one before is gone', async () => {
    const [before, source] = [await bring(), await bring()];
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const set = (id: string) => vera.call('PUT', '/api/profile/photo/', { media: id, crop });
    await set(before);
    const { photo } = (await set(source)).json();
    await pass(10 * day);
    expect([await isHere(photo.id), await isHere(source), await isHere(before)]).toEqual([true, true, false]);
  });
});

it('a file that is named while the job runs is either there for the draft, or refused: never a hole', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, bring));
  await server().clock.pass(2 * day);
  vera = writerOf(server(), (await server().logIn('vera@example.ru')).access);
  const [, ...replies] = await Promise.all([
    removeUnreferencedMedia(server().db),
    ...ids.map((id) => vera.create({ blocks: [picture(id)] })),
  ]);
  const here = await Promise.all(ids.map(isHere));
  expect(replies.map(({ statusCode }) => statusCode === 201)).toEqual(here);
});
