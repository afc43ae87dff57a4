import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Media, Reply } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { parseUuid } from '../http/parameters.ts';
import { type MediaRow, presentMedia } from '../media/index.ts';
import { limitsOf } from './begin.ts';
import { syncFile } from './incoming.ts';
import { noUpload } from './refusals.ts';
import { findOwn, markWhole, type UploadRow, usedBy } from './rows.ts';
import { addTus } from './tus.ts';
import type { UploadsDeps } from './work.ts';

const { media, mediaFiles } = tables;

/** Result of an upload, at addresses for its author. */
async function mediaOf(
  { db, addresses }: UploadsDeps,
  { mediaId }: UploadRow,
  userId: number,
): Promise<Media | null> {
  if (mediaId === null) return null;
  const rows = await db
    .select({ media, file: { variant: mediaFiles.variant, bytes: mediaFiles.bytes } })
    .from(media)
    .innerJoin(mediaFiles, eq(mediaFiles.mediaId, media.id))
    .where(eq(media.id, mediaId));
  const [row] = rows;
  if (row === undefined) return null;
  // The database makes sure that a picture has its size and a sound its length.
  const withFiles = { ...row.media, files: rows.map(({ file }) => file) } as MediaRow;
  return presentMedia(withFiles, (variant) => addresses.signed(mediaId, variant, userId));
}

/** Bytes of it that are here. */
async function offsetOf({ uploads }: UploadsDeps, { id, state, bytes }: UploadRow): Promise<number> {
  if (state !== 'receiving') return bytes;
  const found = await stat(join(uploads.folder, id)).catch(() => undefined);
  return found?.size ?? 0;
}

/** An upload as the API shows it. */
async function presentUpload(deps: UploadsDeps, row: UploadRow, userId: number): Promise<Reply<'upload'>> {
  const { id, kind, name, bytes, state, error } = row;
  const offset = await offsetOf(deps, row);
  return { id, kind, name, bytes, offset, state, media: await mediaOf(deps, row, userId), error };
}

/** A server died between the last byte and the note that the upload is complete. @returns whether that was so */
async function completeIfReceived(deps: UploadsDeps, row: UploadRow): Promise<boolean> {
  if (row.state !== 'receiving' || (await offsetOf(deps, row)) < row.bytes) return false;
  await syncFile(join(deps.uploads.folder, row.id));
  await markWhole(deps.db, row.id);
  deps.uploads.wake();
  return true;
}

/** GET /api/uploads/ and /api/uploads/{id}/: what an author may upload, and the state of a file. */
function addCalls(app: FastifyInstance, deps: UploadsDeps): void {
  const { db, authenticate, settings } = deps;

  addEndpoint(app, 'uploads', { limit: { none: 'own files' } }, async (request) => {
    const { user } = await authenticate(request);
    return { limits: limitsOf(settings), used: await usedBy(db, eq(tables.authors.userId, user.id)) };
  });

  addEndpoint(app, 'upload', { limit: { none: 'asked for until the file is there' } }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseUuid(request.params.id);
    const find = async () => (id === undefined ? undefined : findOwn(db, id, user.id));
    let row = await find();
    if (row !== undefined && (await completeIfReceived(deps, row))) row = await find();
    if (row === undefined) throw noUpload();
    return presentUpload(deps, row, user.id);
  });
}

/** Files that authors upload, from the first byte to what readers get. */
export async function addUploads(app: FastifyInstance, deps: UploadsDeps): Promise<void> {
  // Its routes for HEAD are first: those for GET would add their own.
  await addTus(app, deps);
  addCalls(app, deps);
}
