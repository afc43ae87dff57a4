import { expect, test } from 'vitest';
import { formatNew } from '#src/format/plural.ts';

test.each([
  [0, undefined],
  [1, '1\u00a0новый пост'],
  [98, '98\u00a0новых постов'],
  [99, '99+\u00a0новых постов'],
])('%i new posts', (count, text) => {
  expect(formatNew(count, ['новый пост', 'новых поста', 'новых постов'])).toBe(text);
});
