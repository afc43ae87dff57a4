import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Post, Profile } from '#src/api/contract.ts';
import { hasTierNow, isShown, isVisibleTo, isTierOffered, seatsOfOthers } from '../access/columns.ts';
import { authorFields, hiddenName, toAuthor } from '../authors/present.ts';
import { type Database, perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { type MediaAddresses, presentCover } from '../media/index.ts';
import { selectCards, toCard, type PostListsDeps } from '../posts/index.ts';
import { findSubscription } from '../subscriptions/read.ts';
import { givesAccess } from '../subscriptions/status.ts';
import { accountName } from '../usernames/accountName.ts';
import { findPerson } from './findPerson.ts';

const { authors, blockedReaders, postTiers, posts, subscriptions, tiers, users } = tables;

type Tiers = NonNullable<Profile['author']>['tiers'];

const reader = sql.placeholder('reader');

const isOpenedBy = sql`exists (select from ${postTiers}
  where ${postTiers.postId} = ${posts.id} and ${postTiers.tierId} = ${tiers.id})`;

/** Tiers of the author in their order; archived ones only for people who have them. */
const tiersOfAuthor = sql<Tiers>`coalesce((
  select json_agg(json_build_object(
    'id', ${tiers.id}, 'name', ${tiers.name}, 'price', ${tiers.price}, 'description', ${tiers.description},
    'places_left', case when ${tiers.places} is not null then
      greatest(0, ${tiers.places} - ${seatsOfOthers(reader)} - ${hasTierNow(reader)}::int) end,
    'posts', (
      select count(*) from ${posts} where ${posts.authorId} = ${authors.id}
      and ${isShown(reader)} and ${posts.audience} = 'tiers' and ${isOpenedBy}
    )
  ) order by ${tiers.position}, ${tiers.id})
  from ${tiers} where ${tiers.authorId} = ${authors.id}
  and (${isTierOffered} or ${hasTierNow(reader)})
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
      coverPicture: authors.coverPicture,
      links: authors.links,
      pinnedId: authors.pinnedId,
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

/** The pinned post, if this reader may see it. */
async function findPinned(
  db: Database,
  addresses: MediaAddresses,
  authorId: number,
  pinnedId: number,
  readerId: number,
): Promise<Post | null> {
  const isIt = and(eq(posts.id, pinnedId), eq(posts.authorId, authorId), isVisibleTo(readerId));
  const [row] = await selectCards(db, readerId).where(isIt);
  return row === undefined ? null : toCard(row, readerId, addresses);
}

/** The author's part of a profile; `null` if they have left just now. */
async function findAuthor(
  db: Database,
  addresses: MediaAddresses,
  authorId: number,
  readerId: number,
): Promise<Profile['author']> {
  const [row] = await queries(db).author.execute({ author: authorId, reader: readerId });
  if (row === undefined) return null;
  const { bio, cover, coverPicture, links, pinnedId, subscribers, posts: published, lockedPosts } = row;
  const isTheirs = and(eq(subscriptions.authorId, authorId), eq(subscriptions.userId, readerId), givesAccess);
  const isHidden = row.isProfileHidden && row.userId !== readerId;
  const page = isHidden
    ? { bio: '', cover: null, links: [] }
    : { bio, cover, links, ...(coverPicture && { cover_picture: presentCover(coverPicture) }) };
  return {
    ...toAuthor({ ...row, isProfileHidden: isHidden }),
    ...page,
    pinned: pinnedId === null ? null : await findPinned(db, addresses, authorId, pinnedId, readerId),
    subscribers,
    posts: published,
    locked_posts: lockedPosts,
    tiers: row.tiers,
    subscription: (await findSubscription(db, isTheirs)) ?? null,
    can_follow: row.userId !== readerId && !row.isBlocked,
  };
}

const readerQueries = perDatabase((db) => ({
  /** The reader as an author, with the person where they have blocked them. */
  readingAuthor: db
    .select({ blockedId: blockedReaders.userId })
    .from(authors)
    .leftJoin(
      blockedReaders,
      and(eq(blockedReaders.authorId, authors.id), eq(blockedReaders.userId, sql.placeholder('person'))),
    )
    .where(and(eq(authors.userId, sql.placeholder('reader')), isNotNull(authors.since)))
    .prepare('author who reads a profile'),
}));

/** GET /api/profiles/{userId}/: names, and what an author publishes; of e-mail and phone nothing is even read. */
export function addProfile(app: FastifyInstance, { read, authenticate, addresses }: PostListsDeps): void {
  addEndpoint(app, 'profile', { limit: 'LIMIT_PROFILE' }, async (request) => {
    const caller = await authenticate(request);
    const { id: readerId } = caller.user;
    return read(caller, async (db) => {
      const person = await findPerson(db, request.params.userId);
      const { id, username, pageName, createdAt, authorId } = person;
      const isHidden = person.profileHiddenAt !== null && id !== readerId;
      const [readingAuthor] = await readerQueries(db).readingAuthor.execute({ reader: readerId, person: id });
      return {
        user_id: id,
        username,
        name: isHidden ? hiddenName : (pageName ?? accountName(person)),
        joined_at: createdAt.toISOString(),
        can_block: readingAuthor !== undefined && id !== readerId,
        blocked: typeof readingAuthor?.blockedId === 'number',
        author: authorId === null ? null : await findAuthor(db, addresses, authorId, readerId),
      };
    });
  });
}
