import { type ReactNode, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';

const never = () => () => {};

/** False while the page is what the build has prerendered: it knew nothing of the address's `#`. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A page after the wait that the build has prerendered in its place. */
export const OnceHydrated = ({ wait }: { wait: ReactNode }) => (useIsHydrated() ? <Outlet /> : wait);
