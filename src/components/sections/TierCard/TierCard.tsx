import type { ReactNode, Ref } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import * as css from './TierCard.css.ts';

export interface TierCardProps {
  name: string;
  /** «500 руб.» */
  price: string;
  /** Contents of the tier, each on a line. */
  notes: readonly string[];
  /** The reader's part: a button, or that they have it. @default nothing */
  children?: ReactNode;
  /** Lets the card take focus from code. */
  ref?: Ref<HTMLLIElement>;
}

/** One tier of an author with its price, a row of `TierCards`. */
export function TierCard({ name, price, notes, children, ref }: TierCardProps) {
  return (
    <li className={css.card} ref={ref} tabIndex={ref === undefined ? undefined : -1}>
      <h3 className={css.name}>{hyphenate(name)}</h3>
      <span className={css.price}>{price}</span>
      {notes.map((note) => (
        <p className={css.note} key={note}>
          {note}
        </p>
      ))}
      <div className={css.action}>{children}</div>
    </li>
  );
}

/** The price list round cards. */
export function TierCards({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}
