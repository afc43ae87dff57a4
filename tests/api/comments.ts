import type { Answer, Comment } from '#src/api/contract.ts';

type Visible<Kind> = Extract<Kind, { state: 'visible' }>;

const common = {
  created_at: '2026-01-16T08:00:00Z',
  state: 'visible',
  person: { user_id: 30, username: 'vera', name: 'Вера Лунёва', portrait: 'vera' },
  by_author: false,
  mine: false,
  edited_at: null,
} as const;

/** Another person's comment. */
export const commentOf = (id: string, more: Partial<Visible<Comment>> = {}): Visible<Comment> => ({
  ...common,
  id,
  parent: null,
  text: `Комментарий ${id}`,
  answers: [],
  more_answers: null,
  answers_count: 0,
  ...more,
});

/** An answer to a comment. */
export const answerTo = (
  parent: string,
  id: string,
  more: Partial<Visible<Answer>> = {},
): Visible<Answer> => ({ ...common, id, parent, text: `Ответ ${id}`, ...more });

/** A page of comments. @param next the address of the next one */
export const commentsOf = (
  results: readonly Comment[],
  {
    next = null,
    total = results.length,
    newest = '',
  }: { next?: string | null; total?: number; newest?: string } = {},
) => ({ count: null, next, previous: null, results: [...results], newest, total });
