import type { usernameParts } from '#src/validation/index.ts';

/** Rules of a username in a few words, in the order of their messages. */
export const ruleTexts: readonly [keyof typeof usernameParts, string][] = [
  ['length', 'от\u00a03 до\u00a030\u00a0символов'],
  ['characters', 'латинские буквы, цифры, точка, дефис, подчёркивание'],
  ['edges', 'буква или цифра в\u00a0начале и\u00a0в\u00a0конце'],
  ['specials', 'без двух знаков подряд'],
  ['letters', 'не\u00a0только цифры'],
];
