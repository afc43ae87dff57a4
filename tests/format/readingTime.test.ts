import { expect, test } from 'vitest';
import { formatReadingTime } from '#src/format/readingTime.ts';

test.each([
  ['', ''],
  ['…', ''],
  ['Слово', '1\u00a0минута чтения'],
  ['кто-то '.repeat(180), '1\u00a0минута чтения'],
  ['слово '.repeat(400), '2\u00a0минуты чтения'],
  ['слово, '.repeat(3780), '21\u00a0минута чтения'],
  ['слово\n'.repeat(900), '5\u00a0минут чтения'],
])('a text takes as long as its words', (text, expected) => {
  expect(formatReadingTime(text)).toBe(expected);
});
