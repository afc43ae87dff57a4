import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is what the build has prerendered: it knew nothing of the address's `#`. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
