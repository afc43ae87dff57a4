import type { TierView } from './TierList.tsx';

/** Two tiers, for stories and tests. */
export const tiers: readonly TierView[] = [
  {
    id: 1,
    name: 'Первый ряд',
    price: '500\u00a0руб.',
    notes: ['Репетиции по\u00a0вторникам и\u00a0номера целиком.', 'Открывает 35\u00a0закрытых постов'],
    isMine: false,
  },
  {
    id: 2,
    name: 'За\u00a0кулисами',
    price: '1\u00a0200\u00a0руб.',
    notes: ['Всё из\u00a0«Первого ряда» и\u00a0чат, где выбираем костюмы.'],
    isMine: false,
  },
];
