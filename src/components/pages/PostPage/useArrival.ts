import { useEffect, useRef, useState } from 'react';

/**
 * When a post opens under the reader's eyes, focus goes to the first block that was not there before.
 * @param count blocks that are there
 */
export function useArrival(count: number, isLocked: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ count, isLocked });
  const [index, setIndex] = useState<number>();
  if (seen.isLocked && !isLocked) setIndex(seen.count);
  if (seen.isLocked !== isLocked || seen.count !== count) setSeen({ count, isLocked });
  useEffect(() => ref.current?.focus(), [index]);
  return { arrival: index === undefined ? undefined : { index, ref }, isOpened: index !== undefined };
}
