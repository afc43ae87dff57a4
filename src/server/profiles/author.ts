import { and, eq, sql } from 'drizzle-orm';
import type { Profile } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { authorFields, findSubscription, givesAccess, toAuthor } from '../subscriptions/index.ts';
import { isShown } from './shown.ts';

const { authors, blockedReaders, posts, postTiers, subscriptions, tiers, users } = tables;

type Tiers = NonNullable<Profile['author']>['tiers'];

const reader = sql.placeholder('reader');

const isOpenedBy = sql`exists (select from ${postTiers}
  where ${postTiers.postId} = ${posts.id} and ${postTiers.tierId} = ${tiers.id})`;

/** What the author sells, the cheapest first. */
const tiersOfAuthor = sql<Tiers>`coalesce((
  select json_agg(json_build_object(
    'id', ${tiers.id}, 'name', ${tiers.name}, 'price', ${tiers.price}, 'description', ${tiers.description},
    'places_left', null,
    'posts', (
      select count(*) from ${posts} where ${posts.authorId} = ${authors.id}
      and ${isShown(reader)} and ${posts.audience} = 'tiers' and ${isOpenedBy}
    )
  ) order by ${tiers.price}, ${tiers.id})
  from ${tiers} where ${tiers.authorId} = ${authors.id}
), '[]')`;

const countPosts = (isCounted = sql`true`) => sql<number>`(
  select count(*)::integer from ${posts}
  where ${posts.authorId} = ${authors.id} and ${isShown(reader)} and ${isCounted}
)`;

const queries = perDatabase((db) => ({
  author: db
    .select({
      ...authorFields,
      bio: authors.bio,
      cover: authors.cover,
      links: authors.links,
      subscribers: authors.subscribers,
      posts: countPosts(),
      lockedPosts: countPosts(sql`${posts.audience} <> 'everyone'`),
      tiers: tiersOfAuthor,
      isBlocked: sql<boolean>`exists (select from ${blockedReaders}
        where ${blockedReaders.authorId} = ${authors.id} and ${blockedReaders.userId} = ${reader})`,
    })
    .from(authors)
    // Columns are named with their tables only where there are several.
    .innerJoin(users, eq(users.id, authors.userId))
    .where(eq(authors.id, sql.placeholder('author')))
    .prepare('author of a profile'),
}));

/** What somebody who publishes has on their page; `null` of somebody who does not. */
export async function findAuthor(
  db: Database,
  authorId: number | null,
  readerId: number,
): Promise<Profile['author']> {
  if (authorId === null) return null;
  const [row] = await queries(db).author.execute({ author: authorId, reader: readerId });
  if (row === undefined) return null;
  const { bio, cover, links, subscribers, posts: published, lockedPosts, isBlocked } = row;
  const isTheirs = and(eq(subscriptions.authorId, authorId), eq(subscriptions.userId, readerId), givesAccess);
  return {
    ...toAuthor(row),
    bio,
    cover,
    links,
    pinned: null,
    subscribers,
    posts: published,
    locked_posts: lockedPosts,
    tiers: row.tiers,
    subscription: (await findSubscription(db, isTheirs)) ?? null,
    can_follow: row.userId !== readerId && !isBlocked,
  };
}
