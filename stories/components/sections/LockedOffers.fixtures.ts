import type { Opening } from '#src/components/sections/LockedOffers/LockedOffers.tsx';

const purchase = { isPending: false, onBuy: () => {} };

/** Two tiers, for stories and tests. */
export const tiersOpening: Extract<Opening, { kind: 'tiers' }> = {
  kind: 'tiers',
  tiers: [
    { id: 1, name: 'Первый ряд', price: '500 руб.', purchase },
    { id: 2, name: 'За кулисами', price: '1 200 руб.', purchase },
  ],
};

/** A post for sale, for stories and tests. */
export const saleOpening: Extract<Opening, { kind: 'sale' }> = {
  kind: 'sale',
  price: '150 руб.',
  purchase,
};
