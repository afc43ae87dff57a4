import type { Answer, Comment } from '#src/api/contract.ts';
import type { PageOf } from '../shared/paged.ts';
import { applyChange, type Changes } from './changes.ts';

export type CommentPage = PageOf<'comments'>;

/** A comment with the answers that were loaded. */
export interface Thread {
  readonly comment: Comment;
  /** The oldest first. */
  readonly answers: readonly Answer[];
  /** The address of other answers; `null` when there are none. */
  readonly next: string | null;
  /** The number of these other answers. */
  readonly left: number;
}

const isAnswer = (comment: Comment | Answer): comment is Answer => comment.parent !== null;
const isGone = ({ state }: Comment | Answer): boolean => state === 'deleted';
const timeOf = ({ created_at }: Comment | Answer): number => Date.parse(created_at);

function threadOf(comment: Comment, requestedAt: number, changes: Changes): Thread {
  const last = changes.more[comment.id];
  const more = last && last.from === comment.more_answers ? last : undefined;
  const since = Math.min(requestedAt, more?.requestedAt ?? requestedAt);
  const answers = new Map<string, Answer>();
  for (const { comment: answer, at } of Object.values(changes.comments))
    if (isAnswer(answer) && answer.parent === comment.id && at >= since) answers.set(answer.id, answer);
  for (const answer of comment.answers) answers.set(answer.id, applyChange(answer, requestedAt, changes));
  for (const answer of more?.answers ?? [])
    answers.set(answer.id, applyChange(answer, more?.requestedAt ?? requestedAt, changes));
  // New answers exist since the last load, so they are loaded again.
  const isBehind =
    more?.next === null && more.requestedAt < requestedAt && comment.answers_count > answers.size;
  const next = more === undefined || isBehind ? comment.more_answers : more.next;
  const loaded = comment.answers.length + (more?.answers.length ?? 0);
  return {
    comment: applyChange(comment, requestedAt, changes),
    answers: [...answers.values()]
      .filter((answer) => !isGone(answer))
      .toSorted((one, other) => timeOf(one) - timeOf(other)),
    next,
    left: next === null ? 0 : Math.max(1, comment.answers_count - loaded),
  };
}

const isShown = ({ comment, answers, next }: Thread): boolean =>
  !isGone(comment) || answers.length > 0 || next !== null;

/**
 * The comments of the loaded pages with all changes since: each once, the newest first. A deleted one stays as long as it
 * has answers.
 */
export function threadsOf(pages: readonly CommentPage[], changes: Changes): Thread[] {
  const requestedAt = pages[0]?.requestedAt ?? 0;
  const threads = new Map<string, Thread>();
  for (const { comment, at } of Object.values(changes.comments))
    if (!isAnswer(comment) && at >= requestedAt)
      threads.set(comment.id, threadOf(comment, requestedAt, changes));
  for (const page of pages)
    for (const comment of page.results) threads.set(comment.id, threadOf(comment, page.requestedAt, changes));
  return [...threads.values()]
    .filter(isShown)
    .toSorted((one, other) => timeOf(other.comment) - timeOf(one.comment));
}

/** The number of comments now. */
export function totalOf([first]: readonly CommentPage[], { comments }: Changes): number | undefined {
  if (first === undefined) return undefined;
  const requestedAt = first.requestedAt;
  const changes = Object.values(comments).filter(({ at }) => at >= requestedAt);
  const written = changes.filter(({ writtenAt = 0 }) => writtenAt >= requestedAt).length;
  return first.total + written - changes.filter(({ comment }) => isGone(comment)).length;
}

/** The number of comments on the next page if it is the last one; otherwise `undefined`. */
export function leftOf(pages: readonly CommentPage[]): number | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const seen = pages
    .flatMap(({ results }) => results)
    .reduce((sum, { state, answers_count }) => sum + answers_count + Number(state === 'visible'), 0);
  const left = first.total - seen;
  return left > 0 && left <= first.results.length ? left : undefined;
}
