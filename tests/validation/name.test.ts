import { expect, test } from 'vitest';
import { validateGivenName, validateName } from '#src/validation/index.ts';

test.each([
  ['', undefined],
  [' Анна ', undefined],
  ['А'.repeat(150), undefined],
  ['😀'.repeat(150), undefined],
  ['А'.repeat(151), 'Не более 150 символов'],
])('name «%s»: %s', (value, message) => {
  expect(validateName(value)).toBe(message);
});

test('who introduces themselves gives a name', () => {
  expect(validateGivenName(' ')).toBe('Введите имя');
  expect(validateGivenName('Анна')).toBeUndefined();
  expect(validateGivenName('А'.repeat(151))).toBe('Не более 150 символов');
});
