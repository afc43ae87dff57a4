import type { OwnTiers } from './useTiers.ts';

/** The tiers in an order; archived and newer ones are last. @param ids of those that can be taken */
export function inOrder({ results, free }: OwnTiers, ids: readonly number[]): OwnTiers {
  const placeOf = ({ id }: OwnTiers['results'][number]) => {
    const place = ids.indexOf(id);
    return place < 0 ? ids.length : place;
  };
  return { results: results.toSorted((a, b) => placeOf(a) - placeOf(b)), free };
}
