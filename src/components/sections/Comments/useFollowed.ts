import { type RefObject, useEffect } from 'react';

/**
 * A link to the comments leads to their heading.
 * @param followed the link that was followed: another one for each time; `undefined`: none was
 */
export function useFollowed(heading: RefObject<HTMLElement | null>, followed: string | undefined): void {
  useEffect(() => {
    if (followed === undefined) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [heading, followed]);
}
