import { firstRow } from '../../forms/TierForm/fixtures.ts';
import type { TiersView } from './tiers.ts';

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
