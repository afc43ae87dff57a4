import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Media, Reply } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { presentMedia, type MediaRow } from '../media/index.ts';
import type { UploadsDeps } from './deps.ts';
import type { UploadRow } from './rows.ts';

const { media, mediaFiles } = tables;

/** What an upload has become, at addresses that its author may open. */
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
  const whole = { ...row.media, files: rows.map(({ file }) => file) } as MediaRow;
  return presentMedia(whole, (variant) => addresses.signed(mediaId, variant, userId));
}

/** Bytes of it that are here. */
export async function offsetOf({ uploads }: UploadsDeps, { id, state, bytes }: UploadRow): Promise<number> {
  if (state !== 'receiving') return bytes;
  const found = await stat(join(uploads.folder, id)).catch(() => undefined);
  return found?.size ?? 0;
}

/** An upload as the API shows it. */
export async function presentUpload(
  deps: UploadsDeps,
  row: UploadRow,
  userId: number,
): Promise<Reply<'upload'>> {
  const { id, kind, name, bytes, state, error } = row;
  const offset = await offsetOf(deps, row);
  return { id, kind, name, bytes, offset, state, media: await mediaOf(deps, row, userId), error };
}
