import { type AmountOptions, formatAmount } from '#src/format/money.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends AmountOptions {
  /** An integer. */
  kopecks: number;
  /**
   * `row` for sums one under another, `text` within a sentence, `part` in a balance, `total` on a receipt, `great` once
   * per page. @default 'row'
   */
  kind?: 'row' | 'text' | 'part' | 'total' | 'great';
  /** Writes «руб.»; a column has it in its heading. @default true */
  hasUnit?: boolean;
  /** The sum that a row is about. @default false */
  isStrong?: boolean;
}

/** Every sum of money (design section 4): kopecks only if there are some, a real minus, never broken across lines. */
export function Money({ kopecks, kind = 'row', hasUnit = true, isStrong = false, ...options }: MoneyProps) {
  const isLarge = kind !== 'row' && kind !== 'text';
  return (
    <span className={css.money({ kind, isStrong })}>
      {formatAmount(kopecks, options)}
      {hasUnit && (isLarge ? <span className={css.unit}>руб.</span> : ' руб.')}
    </span>
  );
}
