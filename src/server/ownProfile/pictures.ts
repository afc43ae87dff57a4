import { and, eq, notExists } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body, OwnProfile } from '#src/api/contract.ts';
import { enterAuthor } from '../authors/enterAuthor.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { busy, HttpError, invalid } from '../http/errors.ts';
import {
  cropPicture,
  discardContents,
  storeContents,
  type OwnPicture,
  releaseContents,
  writeMedia,
} from '../media/index.ts';
import { overTotal } from '../uploads/rows.ts';
import { type OwnProfileDeps, readOwnProfile } from './read.ts';

const { authors, media, mediaFiles, postMedia } = tables;

/** Work of all people that may wait. */
const most = 8;
/** Limit of one person's running and waiting jobs. */
const mostOfOne = 2;

/** Does heavy work one after the other, and refuses what would wait for long. */
function createTurns() {
  const counts = new Map<number, number>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** @param userId whose work it is @throws {HttpError} 503 */
  return async function inTurn<Value>(userId: number, work: () => Promise<Value>): Promise<Value> {
    const own = counts.get(userId) ?? 0;
    if (waiting >= most || own >= mostOfOne) throw busy();
    waiting += 1;
    counts.set(userId, own + 1);
    const done = last.then(work);
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      waiting -= 1;
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    }
  };
}

/** Pictures of one's own page: column and forms. */
const slots = {
  photo: { column: 'photo', aspect: 1, widths: [96, 192, 384] },
  cover: { column: 'coverPicture', aspect: 5, widths: [480, 960, 1440, 1920] },
} as const;
type Slot = keyof typeof slots;

/**
 * Puts a picture, or none, in the place of the previous one; that goes, unless it stands in a post, or the new one was
 * cut from it.
 * @returns the hashes of what has gone
 */
async function replacePicture(
  transaction: Database,
  authorId: number,
  slot: Slot,
  picture: OwnPicture | null,
): Promise<readonly string[]> {
  const { column } = slots[slot];
  const isTheirs = eq(authors.id, authorId);
  const [author] = await transaction
    .select({ before: authors[column] })
    .from(authors)
    .where(isTheirs)
    .for('no key update');
  await transaction
    .update(authors)
    .set({ [column]: picture })
    .where(isTheirs);
  if (!author?.before || author.before.id === picture?.source?.media) return [];
  const references = transaction
    .select({ id: postMedia.mediaId })
    .from(postMedia)
    .where(eq(postMedia.mediaId, media.id));
  const files = await transaction
    .select({ hash: mediaFiles.hash })
    .from(mediaFiles)
    .where(eq(mediaFiles.mediaId, author.before.id));
  const isIt = and(eq(media.id, author.before.id), eq(media.authorId, authorId));
  const removed = await transaction
    .delete(media)
    .where(and(isIt, notExists(references)))
    .returning({ id: media.id });
  return removed.length > 0 ? files.map(({ hash }) => hash) : [];
}

/** PUT and DELETE /api/profile/photo/ and /api/profile/cover/. */
export function addOwnPictures(app: FastifyInstance, deps: OwnProfileDeps): void {
  const { db, store, settings, authenticate } = deps;
  const inTurn = createTurns();

  /** Writes what was cut, which counts to what an author may have here. */
  async function write(
    { files, ...facts }: Awaited<ReturnType<typeof cropPicture>>,
    slot: Slot,
    source: NonNullable<OwnPicture['source']>,
  ): Promise<void> {
    const { authorId, width, height, color } = facts;
    const stored = await storeContents(db, store, files);
    const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
    const widths = stored.map(({ variant }) => Number(variant));
    try {
      const replaced = await db.transaction(async (transaction) => {
        const id = await writeMedia(transaction, facts, stored);
        const hashes = await replacePicture(transaction, authorId, slot, {
          id,
          width,
          height,
          color,
          widths,
          source,
        });
        const full = await overTotal(transaction, authorId, bytes, settings.UPLOAD_TOTAL);
        if (full !== undefined) throw new HttpError(413, { detail: full });
        return hashes;
      });
      await releaseContents(db, store, replaced);
    } catch (error) {
      await discardContents(db, store, stored);
      throw error;
    }
  }

  async function set(request: FastifyRequest<{ Body: Body<'setPhoto'> }>, slot: Slot): Promise<OwnProfile> {
    const { user } = await authenticate(request);
    const { aspect, widths } = slots[slot];
    const { media: id, crop } = request.body;
    const source = { media: id, crop };
    const authorId = await db.transaction((transaction) => enterAuthor(transaction, user.id));
    // Before the transaction: it is slow, and calls the store.
    await inTurn(user.id, async () => {
      const cut = await cropPicture(db, store, { authorId, ...source, aspect, widths }).catch(
        (error: unknown) => {
          throw error instanceof TypeError ? invalid({ media: ['Выберите другую картинку.'] }) : error;
        },
      );
      await write(cut, slot, source);
    });
    return readOwnProfile(deps, user.id);
  }

  async function remove(request: FastifyRequest, slot: Slot): Promise<OwnProfile> {
    const { user } = await authenticate(request);
    const replaced = await db.transaction(async (transaction) =>
      replacePicture(transaction, await enterAuthor(transaction, user.id), slot, null),
    );
    await releaseContents(db, store, replaced);
    return readOwnProfile(deps, user.id);
  }

  addEndpoint(app, 'setPhoto', { limit: 'LIMIT_CROP' }, (request) => set(request, 'photo'));
  addEndpoint(app, 'removePhoto', { limit: 'LIMIT_WRITE' }, (request) => remove(request, 'photo'));
  addEndpoint(app, 'setCover', { limit: 'LIMIT_CROP' }, (request) => set(request, 'cover'));
  addEndpoint(app, 'removeCover', { limit: 'LIMIT_WRITE' }, (request) => remove(request, 'cover'));
}
