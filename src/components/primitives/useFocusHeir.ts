import { useCallback, type RefObject } from 'react';

/** Ref of a part that an answer may remove: if focus was in it, focus moves to `heir` instead of getting lost. */
export function useFocusHeir(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (part: HTMLElement | null) => () => {
      if (part?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true });
    },
    [heir],
  );
}
