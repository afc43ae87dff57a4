import type { Opening } from '#src/components/sections/LockedOffers/LockedOffers.tsx';

/** Two tiers, for stories and tests. */
export const tiersOpening: Opening = {
  kind: 'tiers',
  tiers: [
    { id: 1, name: 'Первый ряд', price: '500 руб.' },
    { id: 2, name: 'За кулисами', price: '1 200 руб.' },
  ],
};

/** A post for sale, for stories and tests. */
export const saleOpening: Extract<Opening, { kind: 'sale' }> = {
  kind: 'sale',
  price: '150 руб.',
  purchase: { isPending: false, onBuy: () => {} },
};
