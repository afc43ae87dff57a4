/** Separator of thousands in Russian numbers: a number is never broken across lines. */
export const groupSeparator = '\u00a0';

/** The digits of what was typed or pasted; signs, spaces and letters are dropped. */
export const keepDigits = (text: string): string => text.replace(/\D/g, '');

/**
 * A pasted amount without its fraction: `1 234,56 руб` → `1 234 руб`. A comma or a point before the last one or two
 * digits begins a fraction; before three digits it separates thousands and stays.
 */
export const dropFraction = (text: string): string => text.replace(/[.,]\d{1,2}(?=\D*$)/, '');

/** Groups digits by three from the right: `1000` → `1 000`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, groupSeparator);

/** Number of digits that fit in `maxLength` characters of a grouped number (every fourth character is a separator). */
const digitsIn = (maxLength: number): number => maxLength - Math.floor(maxLength / 4);

/** Place in a grouped number that has `count` digits before it. */
const placeAfter = (value: string, count: number): number => {
  let place = 0;
  for (let left = count; left > 0; place += 1) if (value[place] !== groupSeparator) left -= 1;
  return place;
};

export interface DigitsEdit {
  /** The grouped number to show. */
  value: string;
  /** Position of the caret: after as many digits as before grouping. */
  caret: number;
}

/**
 * Formats a number field after an edit (specification section 5, readings D11). Digits beyond the limit are refused at
 * the caret, as a browser's `maxlength` does.
 * @param text the field's raw text after the edit
 * @param caret the caret's place in `text`
 * @param maxLength limit of the grouped number, in characters
 */
export function editDigits(text: string, caret: number, maxLength: number): DigitsEdit {
  const limit = digitsIn(maxLength);
  const tail = keepDigits(text.slice(caret)).slice(0, limit);
  const head = keepDigits(text.slice(0, caret)).slice(0, limit - tail.length);
  const digits = head + tail;
  const significant = digits.replace(/^0+(?=\d)/, '');
  const before = Math.max(0, head.length - (digits.length - significant.length));
  const value = groupDigits(significant);
  return { value, caret: placeAfter(value, before) };
}
