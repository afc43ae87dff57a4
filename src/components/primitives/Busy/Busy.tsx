import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BusyProps {
  /** Silent signs of loading: skeletons, a line. */
  children: ReactNode;
}

/** Region that is still loading (design section 8): says «Загрузка» once for all its skeletons. */
export function Busy({ children }: BusyProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загрузка</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
