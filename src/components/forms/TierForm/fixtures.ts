import type { OwnTier } from './tier.ts';

/** A tier that people have, for stories and tests. */
export const firstRow: OwnTier = {
  id: 1,
  name: 'Первый ряд',
  price: 50_000,
  description: 'Фильмы на\u00a0неделю раньше всех и\u00a0дневник съёмок по\u00a0четвергам',
  places: null,
  isHidden: false,
  members: 172,
};
