import { describe, expect, test } from 'vitest';
import {
  isEmail,
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateLoginEmail,
  validateNewEmail,
  validateResetEmail,
} from '#src/validation/index.ts';

const longLabel = 'a'.repeat(63);
const domainOf = (length: number): string => {
  const labels = `${longLabel}.`.repeat(2);
  return `${labels}${'b'.repeat(length - labels.length - 3)}.ru`;
};

test.each([
  'a@b.cc',
  'anna@example.ru',
  'Anna.Roshchina+news@Mail.Example.RU',
  ' anna@example.ru ',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  '1@2.3.ru',
  'a@b-c.ru',
  `${'a'.repeat(64)}@example.ru`,
  `${'a'.repeat(64)}@${domainOf(189)}`,
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  '@',
  'anna',
  'anna@',
  '@example.ru',
  'anna@example',
  'a@b.c',
  'a@b.c1',
  'a@b.12',
  'anna@@example.ru',
  'anna@exa@mple.ru',
  'an na@example.ru',
  '.anna@example.ru',
  'anna.@example.ru',
  'an..na@example.ru',
  'anna@.example.ru',
  'anna@example..ru',
  'anna@example.ru.',
  'anna@-example.ru',
  'anna@example-.ru',
  'anna@exa_mple.ru',
  'анна@example.ru',
  'anna@пример.рф',
  'anna@example.ru\nbcc: x@y.ru',
  '"anna"@example.ru',
  'anna@[127.0.0.1]',
  `${'a'.repeat(65)}@example.ru`,
  `anna@${'a'.repeat(64)}.ru`,
  `${'a'.repeat(64)}@${domainOf(190)}`,
])('%s is not an address', (email) => {
  expect(isEmail(email)).toBe(false);
});

describe('messages by form', () => {
  test.each([
    ['login', validateLoginEmail, 'Введите email', 'Введите корректный email'],
    ['reset', validateResetEmail, 'Введите ваш email', 'Введите корректный email'],
    ['registration and shared', validateEmail, 'Введите email', 'Некорректный email'],
  ])('%s', (_form, validate, empty, invalid) => {
    expect(validate('')).toBe(empty);
    expect(validate('  ')).toBe(empty);
    expect(validate('anna@')).toBe(invalid);
    expect(validate('anna@example.ru')).toBeUndefined();
  });

  test.each([
    ['', 'Введите новый email'],
    ['anna@', 'Некорректный email'],
    [' Anna@Example.ru', 'Новый email должен отличаться от текущего'],
    ['ilya@example.ru', undefined],
  ])('new address «%s»: %s', (value, message) => {
    expect(validateNewEmail(value, 'anna@example.ru')).toBe(message);
  });

  test.each([
    ['', 'Подтвердите новый email'],
    ['Ilya@example.ru', 'Email не совпадает'],
    [' ilya@EXAMPLE.ru', undefined],
  ])('repeated address «%s»: %s', (value, message) => {
    expect(validateEmailConfirmation(value, 'ilya@example.ru')).toBe(message);
  });
});

test('an address is sent trimmed, with its domain in lower case and its local part as typed', () => {
  expect(normalizeEmail(' Anna@Example.RU ')).toBe('Anna@example.ru');
  expect(normalizeEmail('anna')).toBe('anna');
});
