import type { Step } from '../FirstSteps/index.ts';

/** The list of an author who has done three of five, for stories and tests. */
export const steps: readonly Step[] = [
  { title: 'Имя и\u00a0портрет', note: '', isDone: true, href: '/profile/edit', action: 'Добавить' },
  { title: 'Пара слов о\u00a0себе', note: '', isDone: true, href: '/profile/edit#bio', action: 'Написать' },
  { title: 'Уровни подписки', note: '', isDone: true, href: '/profile?view=tiers', action: 'Добавить' },
  {
    title: 'Закрепите пост',
    note: 'С\u00a0него начнут новые читатели',
    isDone: false,
    href: '/profile?view=posts',
    action: 'Выбрать пост',
  },
  {
    title: 'Добавьте ссылки',
    note: 'Где вас ещё читают и\u00a0смотрят',
    isDone: false,
    href: '/profile/edit#links',
    action: 'Добавить ссылки',
  },
];
