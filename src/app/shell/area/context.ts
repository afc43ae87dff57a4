import { createContext, useContext } from 'react';
import type { User } from '#src/api/contract.ts';

/** What the pages of the area get from it. */
export interface Inner {
  /** Who is signed in. */
  readonly user: User;
}

export const InnerContext = createContext<Inner | undefined>(undefined);

/** @throws outside the area's shell */
export function useInner(): Inner {
  const inner = useContext(InnerContext);
  if (!inner) throw new Error('The shell of the inner area is missing');
  return inner;
}
