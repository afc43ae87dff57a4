import { expect, test } from 'vitest';
import { formatBytes } from '#src/format/bytes.ts';

test.each([
  [1, '1\u00a0КБ'],
  [1499, '1\u00a0КБ'],
  [340_200, '340\u00a0КБ'],
  [999_499, '999\u00a0КБ'],
  [999_500, '1\u00a0МБ'],
  [999_950, '1\u00a0МБ'],
  [999_949_999, '999,9\u00a0МБ'],
  [999_999_999, '1\u00a0ГБ'],
  [1_000_000, '1\u00a0МБ'],
  [1_240_000, '1,2\u00a0МБ'],
  [58_000_000, '58\u00a0МБ'],
  [5_000_000_000, '5\u00a0ГБ'],
  [4_260_000_000, '4,3\u00a0ГБ'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
