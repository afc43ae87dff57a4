import type { RailAuthor, Suggestion } from '#src/components/sections/FeedRail/FeedRail.tsx';

/** Authors that a reader follows, for stories and tests. */
export const read: readonly RailAuthor[] = [
  {
    id: 2,
    name: 'Илья Коваль',
    portrait: 'ilya',
    note: '300 руб/мес · до 14 декабря',
    href: '/profile/2',
  },
  {
    id: 3,
    name: 'Вера Лунёва',
    portrait: 'vera',
    note: '500 руб/мес · до 2 декабря',
    href: '/profile/3',
  },
  { id: 4, name: 'Марк Шатров', portrait: 'mark', note: 'Бесплатная', href: '/profile/4' },
];

/** Suggested authors in each state: idle, pending, done, failed. */
export const suggestions: readonly Suggestion[] = [
  {
    id: 5,
    name: 'Зоя Мирская',
    portrait: { letter: 'З', ink: 'yellow' },
    note: 'Художник, иллюстратор · 1 920 подписчиков',
    href: '/profile/5',
    subscribing: { kind: 'idle' },
  },
  {
    id: 8,
    name: 'Лев Тихонов',
    portrait: { letter: 'Л', ink: 'pink' },
    note: 'Фотограф',
    href: '/profile/8',
    subscribing: { kind: 'pending' },
  },
  {
    id: 6,
    name: 'Тимур Аксаков',
    portrait: { letter: 'Т', ink: 'pine' },
    note: 'Подкастер',
    href: '/profile/6',
    subscribing: { kind: 'done' },
  },
  {
    id: 7,
    name: 'Катя Соловьёва',
    portrait: { letter: 'К', ink: 'cinnabar' },
    note: 'Хлеб · 41 подписчик',
    href: '/profile/7',
    subscribing: { kind: 'failed', message: 'Не удалось начать следить за автором. Попробуйте ещё раз.' },
  },
];
