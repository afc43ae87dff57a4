import type { Step } from '#src/components/sections/FirstSteps/FirstSteps.tsx';

/** The list of an author who has done three of five, for stories and tests. */
export const steps: readonly Step[] = [
  { title: 'Имя и портрет', note: '', isDone: true, href: '/profile/edit', action: 'Добавить' },
  { title: 'Пара слов о себе', note: '', isDone: true, href: '/profile/edit#bio', action: 'Написать' },
  { title: 'Уровни подписки', note: '', isDone: true, href: '/profile?view=tiers', action: 'Добавить' },
  {
    title: 'Закрепите пост',
    note: 'С него начнут новые читатели',
    isDone: false,
    href: '/profile?view=posts',
    action: 'Выбрать пост',
  },
  {
    title: 'Добавьте ссылки',
    note: 'Где вас ещё читают и смотрят',
    isDone: false,
    href: '/profile/edit#links',
    action: 'Добавить ссылки',
  },
];
