import type { usernameParts } from '#src/validation/index.ts';

/** Rules of a username in a few words, in the order of their messages. */
export const ruleTexts: readonly [keyof typeof usernameParts, string][] = [
  ['length', 'от 3 до 30 символов'],
  ['characters', 'латинские буквы, цифры, точка, дефис, подчёркивание'],
  ['edges', 'буква или цифра в начале и в конце'],
  ['specials', 'без двух знаков подряд'],
  ['letters', 'не только цифры'],
];
