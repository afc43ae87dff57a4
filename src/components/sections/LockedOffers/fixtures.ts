import type { Opening } from './LockedOffers.tsx';

/** Two tiers, for stories and tests. */
export const tiersOpening: Opening = {
  kind: 'tiers',
  tiers: [
    { id: 1, name: 'Первый ряд', price: '500\u00a0руб.' },
    { id: 2, name: 'За\u00a0кулисами', price: '1\u00a0200\u00a0руб.' },
  ],
};
