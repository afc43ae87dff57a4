import { eq, sql } from 'drizzle-orm';
import type { WholePost } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { accessOf } from './access.ts';
import { isBlocked, isShownTo, readersSubscription, tiersOfPost } from './columns.ts';

const { authors, posts, subscriptions } = tables;

type Commenting = WholePost['commenting'];

/** What is known of a reader who wants to comment. */
interface Asking {
  readonly isAuthor: boolean;
  /** May read the post. */
  readonly isGranted: boolean;
  readonly isBlocked: boolean;
  readonly isSubscriber: boolean;
}

/** Whether a reader may comment on a post, or why not. */
export function mayComment(reader: Asking, policy: Commenting['policy']): Commenting['may'] {
  if (reader.isAuthor) return 'yes';
  if (!reader.isGranted) return 'locked';
  if (reader.isBlocked) return 'blocked';
  switch (policy) {
    case 'readers':
      return 'yes';
    case 'subscribers':
      return reader.isSubscriber ? 'yes' : 'subscribers_only';
    case 'nobody':
      return 'off';
  }
}

const reader = sql.placeholder('reader');

const queries = perDatabase((db) => ({
  standing: db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      writer: authors.userId,
      audience: posts.audience,
      tiers: tiersOfPost,
      comments: posts.comments,
      policy: posts.commenting,
      isBlocked: isBlocked(reader),
      subscription: { id: subscriptions.id, tierId: subscriptions.tierId },
    })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(subscriptions, readersSubscription(reader))
    .where(sql`${posts.id} = ${sql.placeholder('id')} and ${isShownTo(reader)}`)
    .prepare('standing'),
}));

/** A post as far as one has to know it to decide what a reader may do below it. */
export interface Standing {
  readonly id: number;
  readonly authorId: number;
  /** The account of its author. */
  readonly writer: number;
  readonly isAuthor: boolean;
  /** The reader may read its body now. */
  readonly isGranted: boolean;
  /** The author keeps the reader from everything but reading. */
  readonly isBlocked: boolean;
  readonly may: Commenting['may'];
  /** How many can be read. */
  readonly comments: number;
}

/**
 * How a reader is related to a post; `undefined` where there is none for them.
 * @param db the primary: this is not decided by what was true a while ago
 */
export async function standingOf(db: Database, readerId: number, id: number): Promise<Standing | undefined> {
  const [row] = await queries(db).standing.execute({ reader: readerId, id });
  if (row === undefined) return undefined;
  const { audience, tiers, subscription, policy, writer, authorId, comments } = row;
  const isAuthor = writer === readerId;
  const { granted } = accessOf({ isAuthor, subscription: subscription ?? undefined }, { audience, tiers });
  const asking = {
    isAuthor,
    isGranted: granted,
    isBlocked: row.isBlocked,
    isSubscriber: subscription !== null,
  };
  return {
    id,
    authorId,
    writer,
    isAuthor,
    isGranted: granted,
    isBlocked: row.isBlocked,
    may: mayComment(asking, policy),
    comments,
  };
}
