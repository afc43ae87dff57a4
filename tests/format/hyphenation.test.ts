import { expect, test } from 'vitest';
import { hyphenate } from '#src/format/hyphenation.ts';

test.each([
  ['Заблокированные читатели', 'Заб-ло-ки-ро-ван-ные читатели'],
  ['Достопримечательности', 'Дос-топ-ри-ме-ча-тель-нос-ти'],
  ['Характеристики (подробные)', 'Ха-рак-те-рис-ти-ки (подробные)'],
  ['Internationalization', 'In-ter-na-ti-ona-li-za-ti-on'],
])('%s may break between syllables', (text, broken) => {
  expect(hyphenate(text).replaceAll('\u00ad', '-')).toBe(broken);
});

test.each(['Настройки', 'Подтверждение', 'по-прежнему, 2026', ''])('%s stays as it is', (text) => {
  expect(hyphenate(text)).toBe(text);
});

test('no letter is lost, and what is hyphenated once is so for good', () => {
  const text = 'Превысокомногорассмотрительствующий';
  expect(hyphenate(text).replaceAll('\u00ad', '')).toBe(text);
  expect(hyphenate(hyphenate(text))).toBe(hyphenate(text));
});
