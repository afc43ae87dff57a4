import { expect, test } from 'vitest';
import { setRussian } from '#src/format/typesetting.ts';

test.each([
  ['Пишите в поддержку и не ждите', 'Пишите в\u00a0поддержку и\u00a0не\u00a0ждите'],
  ['написано в ', 'написано в\u00a0'],
  ['что-то сломалось из-за него', 'что-то сломалось из-за него'],
  ['через 14 дней', 'через 14\u00a0дней'],
  ['чек — документ', 'чек\u00a0— документ'],
  ['о «Соавторе»', 'о\u00a0«Соавторе»'],
  ['конфиден&shy;циальность', 'конфиден\u00adциальность'],
])('«%s» is set by Russian rules', (typed, set) => {
  expect(setRussian(typed)).toBe(set);
});
