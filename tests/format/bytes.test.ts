import { expect, test } from 'vitest';
import { formatBytes } from '#src/format/bytes.ts';

test.each([
  [1, '1\u00a0КБ'],
  [1499, '1\u00a0КБ'],
  [340_200, '340\u00a0КБ'],
  [999_400, '999\u00a0КБ'],
  [1_000_000, '1\u00a0МБ'],
  [1_240_000, '1,2\u00a0МБ'],
  [58_000_000, '58\u00a0МБ'],
  [5_000_000_000, '5\u00a0ГБ'],
  [4_260_000_000, '4,3\u00a0ГБ'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
