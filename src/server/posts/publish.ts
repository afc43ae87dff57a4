import { and, eq, inArray } from 'drizzle-orm';
import type { Block, Post } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { record } from '../events/index.ts';
import { aboveMark, contentsOf, isBody, mediaIn } from './blocks.ts';
import type { Place } from './media.ts';

const { media, postMedia, posts, postTiers, tiers } = tables;

/** A post as its author hands it in. */
export interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly teaser: string;
  readonly blocks: readonly Block[];
  /** A picture of the author's that everybody may see. */
  readonly cover: string | undefined;
  readonly audience: Post['access']['audience'];
  /** The tiers that open it; of the author's own, and with the audience `tiers` only. */
  readonly tierIds: readonly number[];
  readonly publishedAt: Date;
  readonly likes?: number;
  readonly comments?: number;
}

/** Where the files of a post stand. */
function placesOf({ blocks, cover }: NewPost): { readonly mediaId: string; readonly place: Place }[] {
  const idsIn = (some: readonly Block[]) => new Set(mediaIn(some).map(({ media: id }) => id));
  const above = idsIn(aboveMark(blocks));
  const inBody = [...idsIn(blocks)].map(
    (mediaId) => ({ mediaId, place: above.has(mediaId) ? 'above' : 'behind' }) as const,
  );
  return cover === undefined ? inBody : [{ mediaId: cover, place: 'cover' }, ...inBody];
}

/**
 * The author's own files that a post names, by their ids.
 * @throws {TypeError} for one of somebody else, and for one that is something else than its place asks for
 */
async function filesOf(db: Database, { authorId, blocks, cover }: NewPost) {
  const named = mediaIn(blocks);
  if (cover !== undefined) named.push({ media: cover, kind: 'picture' });
  const ids = named.map(({ media: id }) => id);
  const rows = await db
    .select({ id: media.id, kind: media.kind, seconds: media.seconds })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.authorId, authorId)));
  const own = new Map(rows.map((row) => [row.id, row]));
  for (const { media: id, kind } of named) {
    const file = own.get(id);
    if (file === undefined) throw new TypeError('a file of the post is not the author’s');
    if (file.kind !== kind) throw new TypeError(`a file of the post is no ${kind}`);
  }
  return own;
}

/**
 * Writes a post with the places of its files and the tiers that open it. To be called in a transaction.
 * @throws {TypeError} for a body that does not pass the gate, for files that do not fit, and for tiers of somebody else
 */
export async function publish(db: Database, post: NewPost): Promise<number> {
  const { authorId, audience, blocks, tierIds } = post;
  if (!isBody(blocks)) throw new TypeError('the body does not pass the gate');
  const files = await filesOf(db, post);
  if (tierIds.length > 0 && audience !== 'tiers') throw new TypeError('the post is for no tiers');
  const isOwn = and(inArray(tiers.id, [...tierIds]), eq(tiers.authorId, authorId));
  if ((await db.$count(tiers, isOwn)) < new Set(tierIds).size)
    throw new TypeError('a tier is not the author’s');

  const contents = contentsOf(blocks, (id) => files.get(id)?.seconds ?? undefined);
  const [row] = await db
    .insert(posts)
    .values({ ...post, contents })
    .returning({ id: posts.id });
  if (row === undefined) throw new Error('the database returned no row');
  const postId = row.id;
  if (tierIds.length > 0)
    await db.insert(postTiers).values(tierIds.map((tierId) => ({ postId, tierId, authorId })));
  const places = placesOf(post);
  if (places.length > 0)
    await db.insert(postMedia).values(places.map((place) => ({ ...place, postId, authorId })));
  await record(db, { kind: 'post_published', authorId, payload: { post_id: postId } });
  return postId;
}
