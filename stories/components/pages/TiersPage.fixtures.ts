import type { OwnTier } from '#src/components/forms/TierForm/TierForm.tsx';
import type { TiersView } from '#src/components/pages/TiersPage/TiersPage.tsx';

/** A tier that people have, for stories and tests. */
export const firstRow: OwnTier = {
  id: 1,
  name: 'Первый ряд',
  price: 50_000,
  description: 'Фильмы на неделю раньше всех и дневник съёмок по четвергам',
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
      name: 'За кулисами',
      price: 120_000,
      description: 'Чат, где решаем, куда ехать дальше',
      places: 50,
      isHidden: false,
      members: 42,
    },
  ],
  archived: [],
};

/** Closed to new subscribers. */
export const closed = {
  id: 3,
  name: 'Галёрка',
  price: 20_000,
  description: '',
  places: null,
  isHidden: false,
  members: 5,
} as const;
