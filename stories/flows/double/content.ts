import type { Block, Picture } from '#src/api/contract.ts';
import type { Body } from '#src/server/posts/compose.ts';
import type { Draft } from './draft.ts';
import type { Following } from './followings.ts';

/** A level of a paid subscription. */
export interface Tier {
  readonly id: number;
  name: string;
  description: string;
  /** Kopecks per month. */
  price: number;
  /** How many people it is for; `null`: for any number. */
  places: number | null;
  /** Only its subscribers see it. */
  hidden: boolean;
  /** Nobody can take it any more; its subscribers keep it. */
  archived: boolean;
}

/** Somebody who publishes. */
export interface Author {
  readonly id: number;
  readonly account: number;
  name: string;
  role: string;
  readonly bio: string;
  /** Name of a portrait shipped with the client; may be empty. */
  readonly portrait: string;
  /** Name of an illustration shipped with the client. */
  readonly cover: string | null;
  /** They have said that they are one: others find and follow them. */
  isAnnounced: boolean;
  /** In the order in which readers see them. */
  tiers: readonly Tier[];
  /** Id of the post that stands first on their page. */
  pinned: number | null;
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

/** What people publish, and what readers do with it. */
export interface Content {
  readonly authors: Map<number, Author>;
  readonly drafts: Map<number, Draft>;
  /** What readers have. */
  readonly posts: Map<number, Published>;
  /** What was taken back from them: hearts and comments wait. */
  readonly withdrawn: Map<number, Published>;
  readonly pictures: Map<string, Picture>;
  readonly followings: Map<number, Following>;
  readonly comments: Written[];
  /** Accounts by post, and posts by account, the last one first. */
  readonly likes: Map<number, Set<number>>;
  readonly bookmarks: Map<number, number[]>;
}

export const createContent = (): Content => ({
  authors: new Map(),
  drafts: new Map(),
  posts: new Map(),
  withdrawn: new Map(),
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

/** Readers can take it. */
export const isOffered = ({ hidden, archived }: Tier): boolean => !hidden && !archived;
