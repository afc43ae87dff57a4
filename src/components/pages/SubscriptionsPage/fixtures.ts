import type { SubscriptionView } from './SubscriptionRow.tsx';

/** Subscriptions for stories and tests. */
export const paid: SubscriptionView = {
  id: 1,
  author: { name: 'Илья Коваль', portrait: 'ilya' },
  meta: 'Музыкант · «Партер»',
  price: '300\u00a0руб/мес',
  term: 'Следующее списание 14\u00a0декабря',
  consequence:
    'Доступ к\u00a0постам останется до\u00a014\u00a0декабря. Больше деньги списываться не\u00a0будут.',
  isOver: false,
  action: 'cancel',
  progress: { kind: 'idle' },
};

export const cancelled: SubscriptionView = {
  id: 2,
  author: { name: 'Вера Лунёва', portrait: 'vera' },
  meta: 'Писатель · «Первый ряд»',
  price: '500\u00a0руб/мес',
  term: 'Доступ до\u00a02\u00a0декабря',
  consequence: '',
  isOver: true,
  action: 'none',
  progress: { kind: 'idle' },
};

export const free: SubscriptionView = {
  id: 3,
  author: { name: 'Марк Шатров', portrait: 'mark' },
  meta: 'Артист, шоумен',
  price: 'Бесплатная',
  term: 'Активна, без\u00a0срока',
  consequence: 'Доступ к\u00a0постам для\u00a0подписчиков закроется сразу.',
  isOver: false,
  action: 'cancel',
  progress: { kind: 'idle' },
};

export const expired: SubscriptionView = {
  ...cancelled,
  id: 4,
  author: { name: 'Анна Рощина', portrait: 'anna' },
  meta: 'Видеоблогер · «За\u00a0кадром»',
  term: 'Закончилась 3\u00a0ноября',
};

export const cancelledFree: SubscriptionView = {
  ...free,
  id: 5,
  term: 'Отменена',
  consequence: '',
  isOver: true,
  action: 'restore',
};
