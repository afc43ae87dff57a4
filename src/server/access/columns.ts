import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { tables } from '../database/index.ts';
import { givesAccess } from '../subscriptions/status.ts';
import type { OpeningTier } from './access.ts';

const { authors, blockedReaders, posts, postTiers, subscriptions, tiers, users } = tables;

/** A placeholder in queries that are prepared. */
export type ReaderId = number | Placeholder;

/** Whether readers can take a tier, as a column of a query. */
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
 * Whether a post is there for a reader. One that a moderator has hidden is there for its author alone, as are those of a
 * suspended one; one that its author has withdrawn for nobody, as are those of a deleted account. Each post is looked at by
 * itself: as a join the planner might read all authors first.
 */
export const isVisibleTo = (readerId: ReaderId): SQL =>
  sql`(${posts.withdrawnAt} is null and (
    select person.deleted_at is null and (
      person.id = ${readerId} or (${posts.hiddenAt} is null and person.suspended_at is null))
    from ${authors} as owner join ${users} as person on person.id = owner.user_id
    where owner.id = ${posts.authorId}))`;

/** Whether a post of an author is there for a reader: what moderators hide their author still sees, what is withdrawn nobody. */
export const isShown = (readerId: Placeholder): SQL =>
  sql`(${posts.withdrawnAt} is null and (${posts.hiddenAt} is null or ${authors.userId} = ${readerId}))`;

/** The subscription with which the reader reads a post; there is one for each author at most. */
export const readersSubscription = (readerId: ReaderId) =>
  and(eq(subscriptions.authorId, posts.authorId), eq(subscriptions.userId, readerId), givesAccess);

/** Whether the author of a post has blocked a reader, as a column of a query. */
export const isBlocked = (readerId: ReaderId): SQL<boolean> =>
  sql`exists (select from ${blockedReaders} where ${blockedReaders.authorId} = ${posts.authorId} and ${blockedReaders.userId} = ${readerId})`;
