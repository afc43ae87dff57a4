import type { SubscriptionView } from '#src/components/pages/SubscriptionsPage/SubscriptionsPage.tsx';

/** Subscriptions for stories and tests. */
export const paid: SubscriptionView = {
  id: 1,
  author: { name: 'Илья Коваль', portrait: 'ilya', href: '/profile/ilya' },
  meta: 'Музыкант · «Партер»',
  price: '300 руб/мес',
  term: 'Следующее списание 14 декабря',
  consequence: 'Доступ к постам останется до 14 декабря. Больше деньги списываться не будут.',
  isOver: false,
  action: 'cancel',
  progress: { kind: 'idle' },
};

export const cancelled: SubscriptionView = {
  id: 2,
  author: { name: 'Вера Лунёва', portrait: 'vera', href: '/profile/vera' },
  meta: 'Писатель · «Первый ряд»',
  price: '500 руб/мес',
  term: 'Доступ до 2 декабря',
  consequence: '',
  isOver: true,
  action: 'none',
  progress: { kind: 'idle' },
};

export const free: SubscriptionView = {
  id: 3,
  author: { name: 'Марк Шатров', portrait: 'mark', href: '/profile/mark' },
  meta: 'Артист, шоумен',
  price: 'Бесплатная',
  term: 'Активна, без срока',
  consequence: 'Доступ к постам для подписчиков закроется сразу.',
  isOver: false,
  action: 'unfollow',
  progress: { kind: 'idle' },
};

export const expired: SubscriptionView = {
  ...cancelled,
  id: 4,
  author: { name: 'Анна Рощина', portrait: 'anna', href: '/profile/anna' },
  meta: 'Видеоблогер · «За кадром»',
  term: 'Закончилась 3 ноября',
};

export const cancelledFree: SubscriptionView = {
  ...free,
  id: 5,
  term: 'Отменена',
  consequence: '',
  isOver: true,
  action: 'restore',
};
