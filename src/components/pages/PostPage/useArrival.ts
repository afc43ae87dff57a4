import { useRef, useState } from 'react';
import { useFocusOn } from '../../primitives/focus.ts';
import type { BlockView } from '../../sections/PostBody/PostBody.tsx';

/** The unlocked part begins behind the mark, or with the first block if the post has no mark. */
const unlockedPart = (blocks: readonly BlockView[]) => blocks.findIndex(({ type }) => type === 'paywall') + 1;

/**
 * Focuses the first unlocked block when a post opens in view.
 * @param blocks those that are there
 */
export function useArrival(blocks: readonly BlockView[], isLocked: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [wasLocked, setWasLocked] = useState(isLocked);
  const [index, setIndex] = useState<number>();
  if (wasLocked !== isLocked) {
    setWasLocked(isLocked);
    if (wasLocked) setIndex(unlockedPart(blocks));
  }
  useFocusOn(index, () => ref.current);
  return { arrival: index === undefined ? undefined : { index, ref }, isOpened: index !== undefined };
}
