import type { ReactNode } from 'react';
import { TextSkeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './FormRow.css.ts';

export interface FormRowSkeletonProps {
  /** Boxes as large as the fields. */
  children: ReactNode;
}

/** The place of a row of a long form. The parent announces the loading. */
export function FormRowSkeleton({ children }: FormRowSkeletonProps) {
  return (
    <div className={css.row}>
      <div className={css.title}>
        <TextSkeleton length="medium" />
      </div>
      {children}
    </div>
  );
}
