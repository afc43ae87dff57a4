import type { Profile } from '#src/api/contract.ts';
import type { Step } from '#src/components/sections/FirstSteps/index.ts';
import { ownPostsHref, paths, tiersHref } from '../shared/paths.ts';

const placeOf = (row: string) => `${paths.profileEdit}#${row}`;

/** The steps to a complete author's page, in the best order. */
export const presentChecklist = (author: NonNullable<Profile['author']>): readonly Step[] => [
  {
    title: 'Имя и портрет',
    note: 'По портрету вас узнают в ленте',
    isDone: author.photo !== undefined || author.portrait !== '',
    href: placeOf('portrait'),
    action: 'Добавить портрет',
  },
  {
    title: 'Пара слов о себе',
    note: 'О чём вы и для кого',
    isDone: author.bio !== '',
    href: placeOf('bio'),
    action: 'Написать',
  },
  {
    title: 'Уровни подписки',
    note: 'За что и сколько платят читатели',
    isDone: author.tiers.length > 0,
    href: tiersHref,
    action: 'Добавить уровень',
  },
  {
    title: 'Закрепите пост',
    note: 'С него начнут новые читатели',
    isDone: author.pinned !== null,
    href: ownPostsHref,
    action: 'Выбрать пост',
  },
  {
    title: 'Добавьте ссылки',
    note: 'Где вас ещё читают и смотрят',
    isDone: author.links.length > 0,
    href: placeOf('links'),
    action: 'Добавить ссылки',
  },
];
