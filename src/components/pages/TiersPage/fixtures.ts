import type { OwnTier } from '../../forms/TierForm/index.ts';
import type { TiersView } from './tiers.ts';

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

/** Two tiers with people in them and one that is closed, for stories and tests. */
export const tiers: TiersView = {
  followers: 1070,
  open: [
    firstRow,
    {
      id: 2,
      name: 'За\u00a0кулисами',
      price: 120_000,
      description: 'Чат, где решаем, куда ехать дальше',
      places: 50,
      isHidden: false,
      members: 42,
    },
  ],
  archived: [],
};

/** Nobody new can join it. */
export const closed = {
  id: 3,
  name: 'Галёрка',
  price: 20_000,
  description: '',
  places: null,
  isHidden: false,
  members: 5,
} as const;
