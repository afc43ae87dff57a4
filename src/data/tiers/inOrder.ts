import type { OwnTiers } from './useTiers.ts';

/** The tiers in an order; a newer one is last. @param ids of all tiers */
export function inOrder({ results, free }: OwnTiers, ids: readonly number[]): OwnTiers {
  const placeOf = ({ id }: OwnTiers['results'][number]) => {
    const place = ids.indexOf(id);
    return place < 0 ? ids.length : place;
  };
  return { results: results.toSorted((a, b) => placeOf(a) - placeOf(b)), free };
}
