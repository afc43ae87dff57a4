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

/** Shows the prerendered wait during hydration, then the page. */
export const OnceHydrated = ({ wait }: { wait: ReactNode }) => (useIsHydrated() ? <Outlet /> : wait);
