import type { Block, Picture } from '#src/api/contract.ts';
import type { Body } from '#src/server/posts/compose.ts';

/** A level of a paid subscription. */
export interface Tier {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Kopecks per month. */
  readonly price: number;
}

/** An author. */
export interface Author {
  readonly id: number;
  readonly account: number;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** Name of a portrait shipped with the client; may be empty. */
  readonly portrait: string;
  /** Name of an illustration shipped with the client. */
  readonly cover: string | null;
  /** In the order of readers. */
  readonly tiers: readonly Tier[];
}

/** A subscription to an author. */
export interface Following {
  readonly id: number;
  readonly account: number;
  readonly author: number;
  readonly tier: Tier | null;
  /** That was agreed; kopecks per month. */
  readonly price: number | null;
  readonly createdAt: Date;
  readonly paidUntil: Date | null;
  cancelledAt: Date | null;
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

/** A comment below a post. */
export interface Written {
  readonly id: string;
  readonly post: number;
  readonly account: number;
  readonly text: string;
  readonly createdAt: Date;
}

/** Published posts and readers' actions on them. */
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
