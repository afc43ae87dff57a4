import { diffArrays } from 'diff';
import type { Block } from './version.ts';

/** A stretch of two versions: blocks that both have, or one that differs; `undefined` if a version has none there. */
export type Place =
  | { readonly kind: 'same'; readonly blocks: readonly Block[] }
  | { readonly kind: 'different'; readonly mine: Block | undefined; readonly theirs: Block | undefined };

export type Side = 'mine' | 'theirs';

/** The same for equal values, in any order of their properties. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Stretches of two versions from the first block to the last; differing ones are pairs. */
export function comparePlaces(mine: readonly Block[], theirs: readonly Block[]): Place[] {
  const places: Place[] = [];
  let ours: readonly Block[] = [];
  let others: readonly Block[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(ours.length, others.length); index += 1)
      places.push({ kind: 'different', mine: ours[index], theirs: others[index] });
    ours = [];
    others = [];
  };
  let [from, to] = [0, 0];
  for (const { count, removed, added } of diffArrays(mine.map(keyOf), theirs.map(keyOf))) {
    if (removed) ours = [...ours, ...mine.slice(from, from + count)];
    else if (added) others = [...others, ...theirs.slice(to, to + count)];
    else {
      flush();
      places.push({ kind: 'same', blocks: mine.slice(from, from + count) });
    }
    if (!added) from += count;
    if (!removed) to += count;
  }
  flush();
  return places;
}

/**
 * The body merged by a choice at each place that differs.
 *
 * @param choices one for each place of kind `different`, in their order
 */
export function mergePlaces(places: readonly Place[], choices: readonly Side[]): Block[] {
  let index = 0;
  return places.flatMap((place) => {
    if (place.kind === 'same') return place.blocks;
    const choice = choices[index] ?? 'mine';
    index += 1;
    return place[choice] ?? [];
  });
}
