import { and, eq, inArray } from 'drizzle-orm';
import type { Block, Post } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { record } from '../events/index.ts';
import { aboveMark, contentsOf, isBody, mediaIn } from './blocks.ts';
import type { Place } from './media.ts';

const { media, postMedia, posts, postTiers } = tables;

/** A post as its author hands it in. */
export interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly teaser: string;
  readonly blocks: readonly Block[];
  /** A picture of the author's that everybody may see. */
  readonly cover: string | undefined;
  readonly audience: Post['access']['audience'];
  /** The tiers that open it; of the author's own, and with this audience only. */
  readonly tierIds: readonly number[];
  readonly publishedAt: Date;
  readonly likes?: number;
  readonly comments?: number;
}

/** Where the files of a post stand. */
function placesOf({ blocks, cover }: NewPost): { readonly mediaId: string; readonly place: Place }[] {
  const above = new Set(mediaIn(aboveMark(blocks)));
  const inBody = [...new Set(mediaIn(blocks))].map(
    (mediaId) => ({ mediaId, place: above.has(mediaId) ? 'above' : 'behind' }) as const,
  );
  return cover === undefined ? inBody : [{ mediaId: cover, place: 'cover' }, ...inBody];
}

/**
 * Writes a post with the places of its files and the tiers that open it. To be called in a transaction.
 * @throws {TypeError} for a body that does not pass the gate, or that names files of somebody else
 */
export async function publish(db: Database, post: NewPost): Promise<number> {
  const { authorId, blocks, tierIds } = post;
  if (!isBody(blocks)) throw new TypeError('the body does not pass the gate');
  const places = placesOf(post);
  const ids = [...new Set(places.map(({ mediaId }) => mediaId))];
  const own = await db
    .select({ id: media.id, seconds: media.seconds })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.authorId, authorId)));
  if (own.length < ids.length) throw new TypeError('a file of the body is not the author’s');

  const seconds = new Map(own.map((row) => [row.id, row.seconds ?? 0]));
  const contents = contentsOf(blocks, (id) => seconds.get(id));
  const [row] = await db
    .insert(posts)
    .values({ ...post, contents })
    .returning({ id: posts.id });
  if (row === undefined) throw new Error('the database returned no row');
  const postId = row.id;
  if (tierIds.length > 0)
    await db.insert(postTiers).values(tierIds.map((tierId) => ({ postId, tierId, authorId })));
  if (places.length > 0)
    await db.insert(postMedia).values(places.map((place) => ({ ...place, postId, authorId })));
  await record(db, { kind: 'post_published', authorId, payload: { post_id: postId } });
  return postId;
}
