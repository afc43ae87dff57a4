import type { DraftCard } from '#src/api/contract.ts';
import type { OwnPost, OwnPostAction } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import type { Unsent } from '#src/data/writing/index.ts';
import { formatPrice } from '#src/format/money.ts';
import { formatCount, withNoun } from '#src/format/plural.ts';
import { formatAge, formatDate } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { conflictHref, postEditHref, postHref } from '../shared/paths.ts';
import { pictureOf } from '../posts/presentPost.ts';
import { formatMoment, ownZone } from '../shared/moments.ts';

const words = ['слово', 'слова', 'слов'] as const;
const comments = ['комментарий', 'комментария', 'комментариев'] as const;

/** The readers of a post: «Всем», «Подписчикам», «Первый ряд», «За 150 руб.» */
function readersOf({ audience, tiers, price }: DraftCard): string {
  switch (audience) {
    case 'everyone':
      return 'Всем';
    case 'subscribers':
      return 'Подписчикам';
    case 'tiers':
      return tiers.length === 0 ? 'Уровень не выбран' : tiers.map(({ name }) => `«${name}»`).join(', ');
    case 'buyers':
      return price === null ? 'Цена не назначена' : `За ${formatPrice(price)}`;
  }
}

function actionsOf({ state, pinned }: DraftCard): readonly OwnPostAction[] {
  switch (state) {
    case 'draft':
      return ['copy', 'delete'];
    case 'scheduled':
      return ['unschedule', 'copy', 'delete'];
    case 'published':
      return ['open', pinned ? 'unpin' : 'pin', 'copy', 'unpublish', 'delete'];
  }
}

/** The right part of the row: when, and the result. */
function stateOf(card: DraftCard, now: Date): Pick<OwnPost, 'state' | 'note'> {
  switch (card.state) {
    case 'draft':
      if (card.publish_problem !== null)
        return { state: 'Не вышел по расписанию', note: card.publish_problem };
      return {
        state: `Изменён ${formatAge(card.saved_at, now)}`,
        note: card.published_at === null ? undefined : 'Снят с публикации',
      };
    case 'scheduled':
      return { state: formatMoment(card.publish_at ?? '', ownZone()) };
    case 'published':
      return {
        state: `Вышел ${formatDate(card.published_at ?? '', now) ?? ''}`,
        note: card.changed
          ? 'Есть правки, которых читатели не видят'
          : `Нравится: ${formatCount(card.likes)}, ${withNoun(card.comments, comments)}`,
      };
  }
}

/** The post was changed elsewhere since this device began to change it. A save without an answer may be that change. */
const hasConflict = ({ revision }: DraftCard, unsent: Unsent): boolean =>
  !unsent.isSaving && unsent.revision !== undefined && unsent.revision !== revision;

/** The text on this device takes precedence over the server's version. */
function presentUnsent(card: DraftCard, unsent: Unsent): Partial<OwnPost> {
  if (hasConflict(card, unsent))
    return {
      state: 'Две версии',
      note: 'Правили с двух устройств',
      next: { kind: 'compare', href: conflictHref(card.id) },
    };
  if (card.publish_problem !== null) return {};
  return {
    note: card.published_at === null ? 'Только в этом браузере' : 'Правки только в этом браузере',
  };
}

/**
 * Row of an own post at the moment `now`.
 * @param progress of the last action with it
 * @param unsent what this device has more of it than the server
 */
export function presentOwnPost(
  card: DraftCard,
  progress: Action,
  now: Date,
  unsent: Unsent | undefined,
): OwnPost {
  const { id, title, state, pinned } = card;
  const { state: said, note } = stateOf(card, now);
  const about = [pinned && 'Закреплён', readersOf(card), state === 'draft' && withNoun(card.words, words)];
  return {
    kind: 'post',
    id,
    title,
    href: state === 'published' ? postHref(id) : postEditHref(id),
    picture: pictureOf(card),
    about: about.filter((part) => part !== false).join(' · '),
    state: said,
    note,
    next: { kind: state === 'draft' ? 'write' : 'edit', href: postEditHref(id) },
    actions: actionsOf(card),
    progress,
    ...(unsent && presentUnsent(card, unsent)),
  };
}
