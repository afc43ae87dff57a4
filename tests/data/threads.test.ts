import { describe, expect, test } from 'vitest';
import { type Changes, deleted, noChanges, underWay } from '#src/data/comments/changes.ts';
import { type CommentPage, leftOf, threadsOf, totalOf } from '#src/data/comments/threads.ts';
import { answerTo, commentOf, commentsOf } from '#tests/api/comments.ts';

const [before, asked, after] = [500, 1000, 1500];
const at = (minute: number) => `2026-01-16T08:${String(minute).padStart(2, '0')}:00Z`;
const pageOf = (...args: Parameters<typeof commentsOf>): CommentPage => ({
  ...commentsOf(...args),
  requestedAt: asked,
});
const [first, second] = [
  commentOf('first', { created_at: at(2) }),
  commentOf('second', { created_at: at(1) }),
];
const page = pageOf([first, second]);
const changed = (...comments: Changes['comments'][string][]): Changes => ({
  ...noChanges,
  comments: Object.fromEntries(comments.map((change) => [change.comment.id, change])),
});
const ids = (pages: readonly CommentPage[], changes: Changes = noChanges) =>
  threadsOf(pages, changes).map(({ comment }) => comment.id);

describe('the comments of a post', () => {
  test('are those of all pages, each once, the newest first', () => {
    const next = pageOf([second, commentOf('third', { created_at: at(0) })]);
    expect(ids([page, next])).toEqual(['first', 'second', 'third']);
  });

  test('have one that was sent since at the top, until a list has it', () => {
    const sent = commentOf('sent', { created_at: at(3), mine: true });
    expect(ids([page], changed({ comment: sent, at: after, writtenAt: after }))).toEqual([
      'sent',
      'first',
      'second',
    ]);
    expect(ids([page], changed({ comment: sent, at: before, writtenAt: before }))).toEqual([
      'first',
      'second',
    ]);
  });

  test('have the words of an edit that is newer than the list, and the list’s otherwise', () => {
    const edited = { ...first, text: 'Иначе', edited_at: at(5) };
    const text = (moment: number) => {
      const [thread] = threadsOf([page], changed({ comment: edited, at: moment }));
      return thread?.comment.state === 'visible' ? thread.comment.text : undefined;
    };
    expect([text(after), text(before)]).toEqual(['Иначе', first.text]);
  });

  test('lose one that is deleted, unless somebody has answered it', () => {
    const answered = { ...second, answers: [answerTo('second', 'answer')], answers_count: 1 };
    const gone = [first, answered].map((comment) => ({ comment: deleted(comment), at: underWay }));
    const threads = threadsOf([pageOf([first, answered])], changed(...gone));
    expect(threads.map(({ comment }) => [comment.id, comment.state])).toEqual([['second', 'deleted']]);
  });

  test('have an answer that was sent since behind the others', () => {
    const thread = { ...first, answers: [answerTo('first', 'one', { created_at: at(3) })], answers_count: 1 };
    const sent = answerTo('first', 'two', { created_at: at(4) });
    const [{ answers } = { answers: [] }] = threadsOf(
      [pageOf([thread])],
      changed({ comment: sent, at: after }),
    );
    expect(answers.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('say how many answers are left, and have those that were loaded', () => {
    const thread = {
      ...first,
      answers: [answerTo('first', 'one')],
      more_answers: 'next',
      answers_count: 3,
    };
    const threadWith = (changes: Changes) => threadsOf([pageOf([thread])], changes)[0];
    expect(threadWith(noChanges)).toMatchObject({ left: 2, next: 'next' });
    const more = { from: 'next', answers: [answerTo('first', 'two')], next: null, requestedAt: after };
    const loaded = threadWith({ ...noChanges, more: { first: more } });
    expect(loaded?.answers.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(loaded).toMatchObject({ left: 0, next: null });
    const stale = threadWith({ ...noChanges, more: { first: { ...more, from: 'elsewhere' } } });
    expect(stale).toMatchObject({ left: 2, next: 'next' });
  });

  test('keep the answers that were loaded when the list is renewed, and say what came behind them', () => {
    const thread = { ...first, answers: [answerTo('first', 'one')], more_answers: 'next' };
    const more = { from: 'next', answers: [answerTo('first', 'two')], next: null, requestedAt: before };
    const renewed = (answers_count: number, changes = noChanges) => {
      const list = pageOf([{ ...thread, answers_count }]);
      const [shown] = threadsOf([list], { ...changes, more: { first: more } });
      return { ...shown, answers: shown?.answers.map(({ id }) => id) };
    };
    expect(renewed(2)).toMatchObject({ answers: ['one', 'two'], left: 0, next: null });
    expect(renewed(3)).toMatchObject({ answers: ['one', 'two'], left: 1, next: 'next' });
    const sent = changed({ comment: answerTo('first', 'mine'), at: before });
    expect(renewed(3, sent).answers?.toSorted()).toEqual(['mine', 'one', 'two']);
    expect(renewed(3, sent)).toMatchObject({ left: 0, next: null });
  });
});

describe('their number', () => {
  const total = (...comments: Changes['comments'][string][]) => totalOf([page], changed(...comments));

  test('counts what was sent and what was deleted since', () => {
    const sent = commentOf('sent');
    expect(total()).toBe(2);
    expect(total({ comment: sent, at: after, writtenAt: after })).toBe(3);
    expect(total({ comment: deleted(sent), at: after, writtenAt: after })).toBe(2);
    expect(total({ comment: deleted(first), at: underWay })).toBe(1);
    expect(total({ comment: first, at: after })).toBe(2);
  });

  test('is not known before the list', () => expect(totalOf([], noChanges)).toBeUndefined());

  test('of the next page is told where it is the last one', () => {
    const totals = (count: number) => leftOf([pageOf([first, second], { total: count, next: 'next' })]);
    expect([totals(2), totals(3), totals(4), totals(5)]).toEqual([undefined, 1, 2, undefined]);
  });
});
