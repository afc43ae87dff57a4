import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';
import type { MediaRow } from '../media/index.ts';
import { wordsIn } from './blocks.ts';
import { checkNames, type Content } from './check.ts';
import { contentsWith, placesOf, type Face } from './compose.ts';
import { faultOf } from './faults.ts';

const { drafts, postMedia, posts, postTiers } = tables;

/** A post as its author hands it in. */
export interface NewPost extends Content, Face {
  readonly publishedAt: Date;
  readonly likes?: number;
  readonly comments?: number;
}

/**
 * Publishes a post, or updates a published one; its moment, likes and comments stay. Its files and tiers must be checked already.
 * @param transaction that has locked its draft
 * @param files the files that it names
 */
export async function upsertPublished(
  transaction: Database,
  post: NewPost & { readonly id: number },
  files: ReadonlyMap<string, MediaRow>,
): Promise<void> {
  const { id: postId, authorId, title, teaser, blocks, audience, cover, tierIds, price = null } = post;
  const changed = {
    title,
    teaser,
    blocks,
    audience,
    price,
    contents: contentsWith(blocks, files),
    withdrawnAt: null,
  };
  const updated = await transaction
    .update(posts)
    .set(changed)
    .where(eq(posts.id, postId))
    .returning({ id: posts.id });
  if (updated.length === 0) {
    await transaction
      .insert(posts)
      .overridingSystemValue()
      .values({ ...post, ...changed });
    await record(transaction, { kind: 'post_published', authorId, payload: { post_id: postId } });
  }
  await transaction.delete(postTiers).where(eq(postTiers.postId, postId));
  if (tierIds.length > 0)
    await transaction.insert(postTiers).values(tierIds.map((tierId) => ({ postId, tierId, authorId })));
  await transaction.delete(postMedia).where(eq(postMedia.postId, postId));
  const places = placesOf(blocks, cover);
  if (places.length > 0)
    await transaction.insert(postMedia).values(places.map((place) => ({ ...place, postId, authorId })));
}

/**
 * Publishes a post. Call it in a transaction.
 * @returns its number
 * @throws {TypeError} for a body that does not pass the gate, for files that do not fit, and for tiers of somebody else
 */
export async function publish(db: Database, post: NewPost): Promise<number> {
  const { authorId, title, blocks, audience, price = null, publishedAt } = post;
  const fault = faultOf(blocks);
  if (fault !== undefined) throw new TypeError(fault);
  const { problems, files } = await checkNames(db, post, [], post.cover);
  const problem = problems.blocks ?? problems.tiers;
  if (problem !== undefined) throw new TypeError(problem);
  const [draft] = await db
    .insert(drafts)
    .values({
      ...{ authorId, title, blocks, audience, price, tierIds: [...post.tierIds] },
      words: wordsIn(blocks),
      savedAt: publishedAt,
      publishedRevision: 1,
    })
    .returning({ id: drafts.id });
  if (draft === undefined) throw new Error('the database returned no row');
  await upsertPublished(db, { ...post, id: draft.id }, files);
  return draft.id;
}
