import type { Answer, Comment, Person, WholePost } from '#src/api/contract.ts';
import type {
  CommentAction,
  Commenter,
  CommentView,
  ThreadView,
  Writing,
} from '#src/components/sections/Comments/Comments.tsx';
import type { Thread } from '#src/data/comments/threads.ts';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatAge } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { namelessPerson } from '#src/validation/index.ts';
import { paths, profileHref } from '../shared/paths.ts';
import { personHref, portraitOf } from '../shared/people.ts';
import type { Subscribing } from '../subscriptions/useSubscribing.ts';

const answers: NounForms = ['ответ', 'ответа', 'ответов'];

type Visible = Extract<Comment | Answer, { state: 'visible' }>;

/** The reader's actions on a comment. @param isMyPost the reader has written the post */
function actionsWith({ mine, by_author, person }: Visible, isMyPost: boolean): CommentAction[] {
  if (mine) return ['edit', 'delete'];
  if (!isMyPost) return ['report'];
  return person === null || by_author ? ['report', 'delete'] : ['report', 'delete', 'block'];
}

function presentComment(comment: Comment | Answer, isMyPost: boolean, now: Date): CommentView {
  const { id, state, created_at } = comment;
  if (state !== 'visible') return { kind: state, id };
  const { person, by_author, text, edited_at } = comment;
  const age = formatAge(created_at, now);
  return {
    kind: 'visible',
    id,
    person: presentPerson(person, by_author),
    isAuthor: by_author,
    time: edited_at === null ? age : `${age}, изменён`,
    text,
    actions: actionsWith(comment, isMyPost),
  };
}

interface Reading {
  readonly isMyPost: boolean;
  readonly now: Date;
  /** The state of loading more answers to a comment. */
  readonly loadingOf: (id: string) => Action;
}

/** Comments of the API as they show at the moment `now`. */
export const presentThreads = (
  threads: readonly Thread[],
  { isMyPost, now, loadingOf }: Reading,
): ThreadView[] =>
  threads.map(({ comment, answers: loaded, next, left }) => ({
    id: comment.id,
    comment: presentComment(comment, isMyPost, now),
    answers: loaded.map((answer) => presentComment(answer, isMyPost, now)),
    more:
      next === null ? undefined : { label: `Ещё ${withNoun(left, answers)}`, loading: loadingOf(comment.id) },
  }));

/**
 * Author of a comment; `null` after the account is deleted. One who has given no name has no link.
 * @param isAuthor of the post: the page leads to them by number already, and a person should have one address
 */
function presentPerson(person: Person | null, isAuthor: boolean): Commenter {
  if (person === null)
    return { name: 'Удалённый аккаунт', portrait: { letter: '', ink: 'pine' }, href: undefined };
  const { name } = person;
  const portrait = portraitOf(name, person);
  // Their pages are empty, and links of the same name would lead to different people.
  if (name === namelessPerson) return { name, portrait, href: undefined };
  return { name, portrait, href: isAuthor ? profileHref(person.user_id) : personHref(person) };
}

/** The form for a comment, or the reason why there is none. @param portrait of the reader */
export function presentWriting(
  may: WholePost['commenting']['may'],
  portrait: Extract<Writing, { kind: 'open' }>['portrait'],
  { subscribing, onSubscribe }: Subscribing,
): Writing {
  switch (may) {
    case 'yes':
      return { kind: 'open', portrait, href: paths.profile };
    case 'subscribers_only':
      return { kind: 'followers', following: subscribing, onFollow: onSubscribe };
    case 'blocked':
      return { kind: 'blocked' };
    case 'locked':
    case 'off':
      return { kind: 'off' };
  }
}
