import { nounAfter, type NounForms } from './noun.ts';

const digits = new Intl.NumberFormat('ru-RU');

/** «1 048», grouped by no-break spaces. */
export const formatCount = (count: number): string => digits.format(count);

/** «2 поста»: the number with its noun in the right form. */
export const withNoun = (count: number, forms: NounForms): string =>
  `${formatCount(count)}\u00a0${nounAfter(String(count), forms)}`;
