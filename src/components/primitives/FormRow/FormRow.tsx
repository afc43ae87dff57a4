import type { ReactNode } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TextSkeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './FormRow.css.ts';

export interface FormRowProps {
  /** The heading's anchor. */
  id: string;
  /** Subject of the row. */
  title: string;
  /** Purpose of the setting. */
  note: string;
  /** Something in it differs from what is saved: a dot hangs in the margin. @default false */
  isChanged?: boolean;
  /** The row's fields. */
  children: ReactNode;
}

/** A row of a long form: title and note in the first third, the fields in the others. */
export function FormRow({ id, title, note, isChanged = false, children }: FormRowProps) {
  return (
    <section className={css.row} aria-labelledby={id}>
      <div>
        <h2 className={isChanged ? css.changed : css.title} id={id}>
          {hyphenate(title)}
          {isChanged && <VisuallyHidden>— изменено</VisuallyHidden>}
        </h2>
        <p className={css.note}>{note}</p>
      </div>
      <div className={css.form}>{children}</div>
    </section>
  );
}

interface FormRowSkeletonProps {
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
