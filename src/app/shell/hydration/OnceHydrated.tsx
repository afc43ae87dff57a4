import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated.ts';

/** A page after the wait that the build has prerendered in its place. */
export const OnceHydrated = ({ wait }: { wait: ReactNode }) => (useIsHydrated() ? <Outlet /> : wait);
