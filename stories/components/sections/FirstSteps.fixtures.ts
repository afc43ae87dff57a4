import type { Step } from '#src/components/sections/FirstSteps/FirstSteps.tsx';

/** Steps with the first one done, for stories and tests. */
export const steps: readonly Step[] = [
  {
    title: 'Подтвердите почту',
    note: 'Почта подтверждена',
    isDone: true,
    href: '/account/settings',
    action: 'Подтвердить',
  },
  {
    title: 'Представьтесь',
    note: 'Имя увидят авторы, которым вы напишете',
    isDone: false,
    href: '/account/settings',
    action: 'Указать имя',
  },
  {
    title: 'Найдите, кого читать',
    note: 'Следить за автором можно бесплатно',
    isDone: false,
    href: '/profile?view=authors',
    action: 'Найти авторов',
  },
];
