import { and, eq, notExists } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Body, OwnProfile } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { cropPicture, type OwnPicture } from '../media/index.ts';
import { enterAuthor } from '../profiles/index.ts';
import type { OwnProfileDeps } from './deps.ts';
import { readOwnProfile } from './read.ts';

const { authors, media, postMedia } = tables;

/** A picture of one's own page: which column has it, and which forms it gets. */
const places = {
  photo: { column: 'photo', aspect: 1, widths: [96, 192, 384] },
  cover: { column: 'coverPicture', aspect: 5, widths: [480, 960, 1440, 1920] },
} as const;
type Place = keyof typeof places;

/**
 * Puts a picture, or none, in the place of what was there; that goes, unless it stands in a post, or the new one was
 * cut from it.
 */
async function replace(
  transaction: Database,
  authorId: number,
  place: Place,
  picture: OwnPicture | null,
): Promise<void> {
  const { column } = places[place];
  const isTheirs = eq(authors.id, authorId);
  const [held] = await transaction
    .select({ before: authors[column] })
    .from(authors)
    .where(isTheirs)
    .for('no key update');
  await transaction
    .update(authors)
    .set({ [column]: picture })
    .where(isTheirs);
  if (!held?.before || held.before.id === picture?.source?.media) return;
  const standing = transaction
    .select({ id: postMedia.mediaId })
    .from(postMedia)
    .where(eq(postMedia.mediaId, media.id));
  const isIt = and(eq(media.id, held.before.id), eq(media.authorId, authorId));
  await transaction.delete(media).where(and(isIt, notExists(standing)));
}

/** PUT and DELETE /api/profile/photo/ and /api/profile/cover/. */
export function addPictures(app: FastifyInstance, deps: OwnProfileDeps): void {
  const { db, store, authenticate } = deps;

  async function set(request: FastifyRequest<{ Body: Body<'setPhoto'> }>, place: Place): Promise<OwnProfile> {
    const { user } = await authenticate(request);
    const { aspect, widths } = places[place];
    const { media: source, crop } = request.body;
    const authorId = await db.transaction((transaction) => enterAuthor(transaction, user.id));
    // Before the transaction: it is slow, and calls the store.
    const cut = await cropPicture(db, store, { authorId, media: source, crop, aspect, widths }).catch(
      (error: unknown) => {
        throw error instanceof TypeError ? invalid({ media: ['Выберите другую картинку.'] }) : error;
      },
    );
    const picture = { ...cut, source: { media: source, crop } };
    await db.transaction((transaction) => replace(transaction, authorId, place, picture));
    return readOwnProfile(deps, user.id);
  }

  async function remove(request: FastifyRequest, place: Place): Promise<OwnProfile> {
    const { user } = await authenticate(request);
    await db.transaction(async (transaction) =>
      replace(transaction, await enterAuthor(transaction, user.id), place, null),
    );
    return readOwnProfile(deps, user.id);
  }

  addEndpoint(app, 'setPhoto', (request) => set(request, 'photo'));
  addEndpoint(app, 'removePhoto', (request) => remove(request, 'photo'));
  addEndpoint(app, 'setCover', (request) => set(request, 'cover'));
  addEndpoint(app, 'removeCover', (request) => remove(request, 'cover'));
}
