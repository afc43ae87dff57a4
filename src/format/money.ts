import { groupDigits } from './digits.ts';

/** Looks of a sum. */
export interface AmountOptions {
  /** `both` puts a plus before what comes in, too. @default 'minus' */
  readonly sign?: 'minus' | 'both';
  /** Shows kopecks that are zero, as fiscal receipts do. @default false */
  readonly hasKopecks?: boolean;
}

const minus = '\u2212';

/**
 * A sum without its unit: «1 200», «−40 815», «373,33».
 * @param kopecks an integer
 */
export function formatAmount(kopecks: number, options: AmountOptions = {}): string {
  const { sign = 'minus', hasKopecks = false } = options;
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  const fraction = digits.slice(-2);
  const plus = sign === 'both' && kopecks > 0 ? '+' : '';
  const rubles = groupDigits(digits.slice(0, -2));
  return `${kopecks < 0 ? minus : plus}${rubles}${hasKopecks || fraction !== '00' ? `,${fraction}` : ''}`;
}

/** «500 руб.» out of integer kopecks (readings D25); kopecks are shown only when there are some. */
export const formatPrice = (kopecks: number): string => `${formatAmount(kopecks)} руб.`;

/** «500 руб/мес», the same way. */
export const formatMonthlyPrice = (kopecks: number): string => `${formatAmount(kopecks)} руб/мес`;
