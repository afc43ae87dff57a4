import { nounAfter, type NounForms } from './noun.ts';

const digits = new Intl.NumberFormat('ru-RU');

/** «1 048», grouped by no-break spaces. */
export const formatCount = (count: number): string => digits.format(count);

/** «2 поста»: the number with its noun in the right form. */
export const withNoun = (count: number, forms: NounForms): string =>
  `${formatCount(count)}\u00a0${nounAfter(String(count), forms)}`;

/** The server does not count new posts and comments beyond this. */
const newLimit = 99;

/** «5 новых постов», at the limit «99+ новых постов»; `undefined` for none. @param forms with «новый» in them */
export function formatNew(count: number, forms: NounForms): string | undefined {
  if (count === 0) return undefined;
  return count < newLimit ? withNoun(count, forms) : `${newLimit}+\u00a0${forms[2]}`;
}
