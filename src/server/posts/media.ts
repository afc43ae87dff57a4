import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Place } from '../access/access.ts';
import { isOneOf, tables, type Database } from '../database/index.ts';
import type { MediaRow } from '../media/index.ts';

const { media, mediaFiles, postMedia } = tables;

/** A file with its place. */
export type PlacedMedia = MediaRow & { readonly place: Place };

/** A file for readers, as arguments of `json_build_object`. */
const fields = sql`
  'id', ${media.id}, 'kind', ${media.kind}, 'name', ${media.name},
  'width', ${media.width}, 'height', ${media.height}, 'color', ${media.color}, 'seconds', ${media.seconds},
  'files', (
    select json_agg(json_build_object('variant', ${mediaFiles.variant}, 'bytes', ${mediaFiles.bytes}))
    from ${mediaFiles} where ${mediaFiles.mediaId} = ${media.id}
  )`;

/** Files in some positions of a post, as a column of a query. */
export const mediaOf = <Row = PlacedMedia>(
  postId: AnyColumn,
  places: readonly Place[],
): SQL<readonly Row[]> => sql`coalesce((
  select json_agg(json_build_object(${fields}, 'place', ${postMedia.place}))
  from ${postMedia} join ${media} on ${media.id} = ${postMedia.mediaId}
  where ${postMedia.postId} = ${postId} and ${postMedia.place} in ${[...places]}
), '[]')`;

/** Keeps files until the transaction ends: what is about to be named is not removed. Missing ones are left out. */
export async function lockMedia(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.select({ id: media.id }).from(media).where(isOneOf(media.id, ids)).for('key share');
}

/** The author's media with these ids. */
export async function ownMedia(
  db: Database,
  authorId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaRow>> {
  const rows = await db
    .select({ file: sql<MediaRow>`json_build_object(${fields})` })
    .from(media)
    // Columns are named with their tables only where there are several.
    .innerJoin(tables.authors, eq(tables.authors.id, media.authorId))
    .where(and(isOneOf(media.id, ids), eq(media.authorId, authorId)));
  return new Map(rows.map(({ file }) => [file.id, file]));
}
