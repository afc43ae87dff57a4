import type { Block, Picture, Subscription } from '#src/api/contract.ts';
import type { Body } from '#src/server/posts/compose.ts';

/** A level of a paid subscription. */
interface Tier {
  readonly id: number;
  readonly name: string;
  /** Kopecks per month. */
  readonly price: number;
  readonly description: string;
}

/** Somebody who publishes. */
export interface Author {
  readonly id: number;
  readonly account: number;
  name: string;
  role: string;
  readonly bio: string;
  /** Name of a portrait shipped with the client. */
  readonly portrait: string;
  /** Name of an illustration shipped with the client. */
  readonly cover: string | null;
  readonly tiers: readonly Tier[];
}

/** A post as its readers have it. */
export interface Published extends Body {
  readonly id: number;
  readonly author: number;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly tiers: readonly number[];
  readonly teaser: string;
  readonly cover: Picture | null;
  readonly publishedAt: Date;
  /** Hearts of people who are not in the double. */
  readonly otherLikes: number;
}

export interface Following {
  readonly id: number;
  readonly account: number;
  readonly author: number;
  readonly tier: Tier | null;
  readonly createdAt: Date;
  readonly paidUntil: Date | null;
  cancelledAt: Date | null;
}

/** A comment below a post. */
export interface Written {
  readonly id: string;
  readonly post: number;
  readonly account: number;
  readonly text: string;
  readonly createdAt: Date;
}

/** What people publish, and what readers do with it. */
export interface Content {
  readonly authors: Map<number, Author>;
  readonly posts: Map<number, Published>;
  readonly pictures: Map<string, Picture>;
  readonly followings: Map<number, Following>;
  readonly comments: Written[];
  /** Accounts by post, and posts by account, the last one first. */
  readonly likes: Map<number, Set<number>>;
  readonly bookmarks: Map<number, number[]>;
}

export const createContent = (): Content => ({
  authors: new Map(),
  posts: new Map(),
  pictures: new Map(),
  followings: new Map(),
  comments: [],
  likes: new Map(),
  bookmarks: new Map(),
});

/** A cancelled subscription stays so until the paid time is over. */
export function statusOf({ paidUntil, cancelledAt }: Following): Subscription['status'] {
  if (paidUntil !== null && paidUntil <= new Date()) return 'expired';
  return cancelledAt === null ? 'active' : 'cancelled';
}

/** Whether it still opens something: a free one until it is cancelled, a paid one as long as it was paid for. */
export const givesAccess = (following: Following): boolean =>
  following.paidUntil === null ? following.cancelledAt === null : statusOf(following) !== 'expired';

/** The subscription with which a person reads an author. */
export const followingOf = (
  { followings }: Content,
  account: number,
  author: number,
): Following | undefined =>
  [...followings.values()].find(
    (each) => each.account === account && each.author === author && givesAccess(each),
  );

/** Posts, the newest first. */
export const newestFirst = ({ posts }: Content): Published[] =>
  [...posts.values()].toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || other.id - one.id,
  );

/** The author of something that is there. */
export function authorOf({ authors }: Content, id: number): Author {
  const author = authors.get(id);
  if (author === undefined) throw new Error(`The double has no author ${id}`);
  return author;
}

/** The author that an account is; `undefined` for one that only reads. */
export const authorByAccount = ({ authors }: Content, account: number): Author | undefined =>
  [...authors.values()].find((author) => author.account === account);
