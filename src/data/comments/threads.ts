import type { Answer, Comment, Reply } from '#src/api/contract.ts';
import { asKnown, type Changes } from './changes.ts';

/** A page of comments and when it was asked for. */
export type CommentPage = Reply<'comments'> & { readonly askedAt: Date };

/** A comment with the answers that are known. */
export interface Thread {
  readonly comment: Comment;
  /** The oldest first. */
  readonly answers: readonly Answer[];
  /** Where other answers are; `null` when there are none. */
  readonly next: string | null;
  /** The number of these other answers. */
  readonly left: number;
}

const isAnswer = (comment: Comment | Answer): comment is Answer => comment.parent !== null;
const isGone = ({ state }: Comment | Answer): boolean => state === 'deleted';
const timeOf = ({ created_at }: Comment | Answer): number => Date.parse(created_at);

function threadOf(comment: Comment, askedAt: number, changes: Changes): Thread {
  const known = changes.more[comment.id];
  const more = known && known.from === comment.more_answers ? known : undefined;
  const since = Math.min(askedAt, more?.askedAt ?? askedAt);
  const answers = new Map<string, Answer>();
  for (const { comment: answer, at } of Object.values(changes.comments))
    if (isAnswer(answer) && answer.parent === comment.id && at >= since) answers.set(answer.id, answer);
  for (const answer of comment.answers) answers.set(answer.id, asKnown(answer, askedAt, changes));
  for (const answer of more?.answers ?? [])
    answers.set(answer.id, asKnown(answer, more?.askedAt ?? askedAt, changes));
  // Somebody has answered since the last ones were loaded: they are loaded again.
  const isBehind = more?.next === null && more.askedAt < askedAt && comment.answers_count > answers.size;
  const next = more === undefined || isBehind ? comment.more_answers : more.next;
  const loaded = comment.answers.length + (more?.answers.length ?? 0);
  return {
    comment: asKnown(comment, askedAt, changes),
    answers: [...answers.values()]
      .filter((answer) => !isGone(answer))
      .toSorted((one, other) => timeOf(one) - timeOf(other)),
    next,
    left: next === null ? 0 : Math.max(1, comment.answers_count - loaded),
  };
}

const hasPlace = ({ comment, answers, next }: Thread): boolean =>
  !isGone(comment) || answers.length > 0 || next !== null;

/**
 * The comments of the pages that were loaded, with all that has changed since: each once, the newest first. A deleted
 * one is there as long as it has answers.
 */
export function threadsOf(pages: readonly CommentPage[], changes: Changes): Thread[] {
  const askedAt = pages[0]?.askedAt.getTime() ?? 0;
  const threads = new Map<string, Thread>();
  for (const { comment, at } of Object.values(changes.comments))
    if (!isAnswer(comment) && at >= askedAt) threads.set(comment.id, threadOf(comment, askedAt, changes));
  for (const page of pages)
    for (const comment of page.results)
      threads.set(comment.id, threadOf(comment, page.askedAt.getTime(), changes));
  return [...threads.values()]
    .filter(hasPlace)
    .toSorted((one, other) => timeOf(other.comment) - timeOf(one.comment));
}

/** How many comments there are now. */
export function totalOf([first]: readonly CommentPage[], { comments }: Changes): number | undefined {
  if (first === undefined) return undefined;
  const askedAt = first.askedAt.getTime();
  const changes = Object.values(comments).filter(({ at }) => at >= askedAt);
  const written = changes.filter(({ writtenAt = 0 }) => writtenAt >= askedAt).length;
  return first.total + written - changes.filter(({ comment }) => isGone(comment)).length;
}

/** How many comments the next page has, where it is the last one; `undefined` elsewhere. */
export function leftOf(pages: readonly CommentPage[]): number | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const seen = pages
    .flatMap(({ results }) => results)
    .reduce((sum, { state, answers_count }) => sum + answers_count + Number(state === 'visible'), 0);
  const left = first.total - seen;
  return left > 0 && left <= first.results.length ? left : undefined;
}
