import type { ReactNode } from 'react';
import * as css from './SettingsRow.css.ts';

export interface SettingsRowProps {
  /** The heading's anchor. */
  id: string;
  /** What is changed in the row. */
  title: string;
  /** What it is good for. */
  note: string;
  /** The row's form. */
  children: ReactNode;
}

/** A row of the settings: title and note in the first third, the form in the others. */
export function SettingsRow({ id, title, note, children }: SettingsRowProps) {
  return (
    <section className={css.row} aria-labelledby={id}>
      <div>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <p className={css.note}>{note}</p>
      </div>
      <div className={css.form}>{children}</div>
    </section>
  );
}
