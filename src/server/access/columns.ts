import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { tables } from '../database/index.ts';
import { givesAccess } from '../subscriptions/status.ts';
import type { OpeningTier } from './access.ts';

const { authors, blockedReaders, posts, postTiers, subscriptions, tiers, users } = tables;

/** A placeholder in queries that are prepared. */
export type ReaderId = number | Placeholder;

/** True if readers can take the tier, as a column of a query. */
export const isTierOffered = sql<boolean>`(not ${tiers.hidden} and ${tiers.archivedAt} is null)`;

/** The tiers that open a post, the cheapest first, as a column of a query. */
export const tiersOfPost = sql<readonly OpeningTier[]>`coalesce((
  select json_agg(json_build_object(
    'id', ${tiers.id}, 'name', ${tiers.name}, 'price', ${tiers.price},
    'isOffered', ${isTierOffered}
  ) order by ${tiers.price}, ${tiers.id})
  from ${postTiers} join ${tiers} on ${tiers.id} = ${postTiers.tierId} where ${postTiers.postId} = ${posts.id}
), '[]')`;

/**
 * True if a post exists for a reader. One hidden by a moderator or of a suspended author exists for its author alone; a
 * withdrawn one or one of a deleted account for nobody. Each post is checked by itself: for a join the planner might
 * read all authors first.
 */
export const isVisibleTo = (readerId: ReaderId): SQL =>
  sql`(${posts.withdrawnAt} is null and (
    select person.deleted_at is null and (
      person.id = ${readerId} or (${posts.hiddenAt} is null and person.suspended_at is null))
    from ${authors} as owner join ${users} as person on person.id = owner.user_id
    where owner.id = ${posts.authorId}))`;

/** True if an author's post exists for a reader: hidden posts exist for their author, withdrawn ones for nobody. */
export const isShown = (readerId: Placeholder): SQL =>
  sql`(${posts.withdrawnAt} is null and (${posts.hiddenAt} is null or ${authors.userId} = ${readerId}))`;

/** The subscription with which the reader reads a post; there is one for each author at most. */
export const readersSubscription = (readerId: ReaderId) =>
  and(eq(subscriptions.authorId, posts.authorId), eq(subscriptions.userId, readerId), givesAccess);

/** True if the author of a post has blocked the reader, as a column of a query. */
export const isBlocked = (readerId: ReaderId): SQL<boolean> =>
  sql`exists (select from ${blockedReaders} where ${blockedReaders.authorId} = ${posts.authorId} and ${blockedReaders.userId} = ${readerId})`;
