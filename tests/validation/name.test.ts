import { expect, test } from 'vitest';
import { validateName } from '#src/validation/index.ts';

test.each([
  ['', undefined],
  [' Анна ', undefined],
  ['А'.repeat(150), undefined],
  ['😀'.repeat(150), undefined],
  ['А'.repeat(151), 'Не\u00a0более 150\u00a0символов'],
])('name «%s»: %s', (value, message) => {
  expect(validateName(value)).toBe(message);
});
