import { type ReactNode, useRef } from 'react';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';

interface FocusOnNavigationProps {
  /** Tells public pages apart, apart from the rest of their addresses. */
  page: string;
  children: ReactNode;
}

/** Moves focus to a public page when a link of the product leads there. */
export function FocusOnNavigation({ page, children }: FocusOnNavigationProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(box, page);
  return <div ref={box}>{children}</div>;
}
