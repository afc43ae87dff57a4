import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { sharedNow, tables } from '../database/index.ts';
import type { Grant, OpeningTier } from './access.ts';

const { authors, blockedReaders, grants, orders, parties, posts, postTiers, subscriptions, tiers, users } =
  tables;

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

/** True for grants that have begun and not ended. */
export const isCurrent = sql`(${grants.startsAt} <= ${sharedNow} and (${grants.endsAt} is null or ${grants.endsAt} > ${sharedNow}))`;

/** Grants of a reader that concern a post, as a column of a query: the only place where access is looked up. */
export const grantsOf = (readerId: ReaderId) => sql<readonly Grant[]>`coalesce((
  select json_agg(held.grant) from (
    select json_build_object('opens', 'subscribers') as grant from ${subscriptions}
    where ${subscriptions.userId} = ${readerId} and ${subscriptions.authorId} = ${posts.authorId}
    and ${subscriptions.tierId} is null and ${subscriptions.cancelledAt} is null
    union all
    select json_build_object('opens', 'tier', 'tierId', ${grants.tierId}) from ${grants}
    where ${grants.userId} = ${readerId} and ${grants.authorId} = ${posts.authorId}
    and ${grants.tierId} is not null and ${isCurrent}
    union all
    select json_build_object('opens', 'post') from ${grants}
    where ${grants.userId} = ${readerId} and ${grants.postId} = ${posts.id} and ${isCurrent}
  ) as held
), '[]')`;

/** True if a reader has a tier at this moment, as a column of a query. */
export const hasTierNow = (readerId: ReaderId) => sql<boolean>`exists (select from ${grants}
  where ${grants.tierId} = ${tiers.id} and ${grants.userId} = ${readerId} and ${isCurrent})`;

/**
 * The number of other people who hold a seat of a tier, as a column of a query: those who have it, and those whose order can
 * still be paid.
 */
export const seatsOfOthers = (readerId: ReaderId | SQL) => sql<number>`(select count(*)::integer from (
  select ${grants.userId} from ${grants} where ${grants.tierId} = ${tiers.id} and ${isCurrent}
  union
  select ${parties.userId} from ${orders} join ${parties} on ${parties.id} = ${orders.buyerId}
  where ${orders.purpose} = 'tier' and ${orders.subjectId} = ${tiers.id} and ${orders.state} in ('open', 'pending')
  and (${orders.state} = 'pending' or ${orders.expiresAt} > ${sharedNow})
) as seats where seats.user_id is distinct from ${readerId})`;

/** The number of people who have a tier at this moment, as a column of a query. */
export const membersOfTier = sql<number>`(select count(distinct ${grants.userId})::integer from ${grants}
  where ${grants.tierId} = ${tiers.id} and ${isCurrent})`;

/** True if the author of a post has blocked the reader, as a column of a query. */
export const isBlocked = (readerId: ReaderId): SQL<boolean> =>
  sql`exists (select from ${blockedReaders} where ${blockedReaders.authorId} = ${posts.authorId} and ${blockedReaders.userId} = ${readerId})`;
