import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { tables } from '../database/index.ts';
import type { MediaRow } from '../media/index.ts';

const { media, mediaFiles, postMedia } = tables;

/** Where in a post a file stands. */
export type Place = (typeof postMedia.place.enumValues)[number];

/** A file with the place where it stands. */
export type PlacedMedia = MediaRow & { readonly place: Place };

/** The files that stand in some places of a post, as a column of a query. */
export const mediaOf = <Row = PlacedMedia>(
  postId: AnyColumn,
  places: readonly Place[],
): SQL<readonly Row[]> => sql`coalesce((
  select json_agg(json_build_object(
    'id', ${media.id}, 'kind', ${media.kind}, 'name', ${media.name}, 'place', ${postMedia.place},
    'width', ${media.width}, 'height', ${media.height}, 'color', ${media.color}, 'seconds', ${media.seconds},
    'files', (
      select json_agg(json_build_object('variant', ${mediaFiles.variant}, 'bytes', ${mediaFiles.bytes}))
      from ${mediaFiles} where ${mediaFiles.mediaId} = ${media.id}
    )
  ))
  from ${postMedia} join ${media} on ${media.id} = ${postMedia.mediaId}
  where ${postMedia.postId} = ${postId} and ${postMedia.place} in ${[...places]}
), '[]')`;
