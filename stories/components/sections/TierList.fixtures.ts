import type { TierView } from '#src/components/sections/TierList/TierList.tsx';

/** Two tiers, for stories and tests. */
export const tiers: readonly TierView[] = [
  {
    id: 1,
    name: 'Первый ряд',
    price: '500 руб.',
    notes: ['Репетиции по вторникам и номера целиком.', 'Открывает 35 закрытых постов'],
    isMine: false,
  },
  {
    id: 2,
    name: 'За кулисами',
    price: '1 200 руб.',
    notes: ['Всё из «Первого ряда» и чат, где выбираем костюмы.'],
    isMine: false,
  },
];

/** The same, with the way to the checkout. */
export const offeredTiers: readonly TierView[] = tiers.map((tier) => ({
  ...tier,
  ordering: { kind: 'idle' },
}));
