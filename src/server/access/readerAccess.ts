import { eq, sql } from 'drizzle-orm';
import type { WholePost } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { accessOf, isSubscriber } from './access.ts';
import { grantsOf, isBlocked, isVisibleTo, tiersOfPost } from './columns.ts';

const { authors, posts } = tables;

type Commenting = WholePost['commenting'];

/** The facts that decide whether a reader may comment. */
interface Commenter {
  readonly isAuthor: boolean;
  /** May read the post. */
  readonly isGranted: boolean;
  readonly isBlocked: boolean;
  readonly isSubscriber: boolean;
}

/** Decides whether a reader may comment on a post, with the reason. */
export function mayComment(reader: Commenter, policy: Commenting['policy']): Commenting['may'] {
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
  access: db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      writer: authors.userId,
      audience: posts.audience,
      tiers: tiersOfPost,
      price: posts.price,
      comments: posts.comments,
      policy: posts.commenting,
      isBlocked: isBlocked(reader),
      grants: grantsOf(reader),
    })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(sql`${posts.id} = ${sql.placeholder('id')} and ${isVisibleTo(reader)}`)
    .prepare('reader access'),
}));

/** A reader's rights on a post: reading, commenting, liking and complaining are decided by them. */
export interface ReaderAccess {
  readonly id: number;
  readonly authorId: number;
  /** The account of its author. */
  readonly writer: number;
  readonly isAuthor: boolean;
  /** The reader may read its body now. */
  readonly isGranted: boolean;
  /** The author has blocked the reader: they may only read. */
  readonly isBlocked: boolean;
  readonly may: Commenting['may'];
  /** The number of visible comments. */
  readonly comments: number;
}

/**
 * Finds a reader's rights on a post; `undefined` if the post does not exist for them.
 * @param db the primary: a late replica must not decide on access
 */
export async function readerAccess(
  db: Database,
  readerId: number,
  id: number,
): Promise<ReaderAccess | undefined> {
  const [row] = await queries(db).access.execute({ reader: readerId, id });
  if (row === undefined) return undefined;
  const { grants, policy, writer, authorId, comments } = row;
  const isAuthor = writer === readerId;
  const { granted } = accessOf({ isAuthor, grants }, row);
  const commenter = {
    isAuthor,
    isGranted: granted,
    isBlocked: row.isBlocked,
    isSubscriber: isSubscriber({ grants }),
  };
  return {
    id,
    authorId,
    writer,
    isAuthor,
    isGranted: granted,
    isBlocked: row.isBlocked,
    may: mayComment(commenter, policy),
    comments,
  };
}
