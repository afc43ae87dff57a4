import type { Answer, Comment } from '#src/api/contract.ts';

/** A comment that is newer than the list that was loaded. */
export interface Change {
  /** As the server has said it last, or as it is shown until it says. */
  readonly comment: Comment | Answer;
  /** Milliseconds since the epoch: a list that was loaded later is more recent. */
  readonly at: number;
  /** When it was written, if that was since the list was loaded. */
  readonly writtenAt?: number | undefined;
}

/** Answers to a comment beyond those that came with it. */
export interface MoreAnswers {
  /** Where the first of them were: as long as the comment leads there, they follow its own. */
  readonly from: string | null;
  readonly answers: readonly Answer[];
  readonly next: string | null;
  /** When the first of them were asked for. */
  readonly askedAt: number;
}

/** What is known of the comments of a post beside their list, by the ids of comments. */
export interface Changes {
  readonly comments: Readonly<Record<string, Change>>;
  readonly more: Readonly<Record<string, MoreAnswers>>;
}

export const noChanges: Changes = { comments: {}, more: {} };

/** The moment of a change that the server has not answered yet: no list is more recent. */
export const underWay = Number.POSITIVE_INFINITY;

/** The same comment, deleted: it keeps its place as long as there are answers to it. */
export const deleted = <Kind extends Comment | Answer>(comment: Kind): Kind => ({
  ...comment,
  state: 'deleted',
});

const words = (comment: Comment | Answer) => {
  if (comment.state !== 'visible') return { state: comment.state };
  const { state, person, by_author, mine, text, edited_at } = comment;
  return { state, person, by_author, mine, text, edited_at };
};

/** A comment of a list that was asked for at `askedAt`, as it is known now. */
export function asKnown<Kind extends Comment | Answer>(
  comment: Kind,
  askedAt: number,
  { comments }: Changes,
): Kind {
  const change = comments[comment.id];
  return change === undefined || change.at < askedAt ? comment : { ...comment, ...words(change.comment) };
}
