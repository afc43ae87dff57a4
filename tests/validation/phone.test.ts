import { expect, test } from 'vitest';
import { formatPhone } from '#src/format/phone.ts';
import { normalizePhone, normalizePhoneKey, validatePhone, validatePhoneKey } from '#src/validation/index.ts';

test.each([
  ['+7 900 000-00-00', '+79000000000'],
  ['8 (900) 000-00-00', '+79000000000'],
  ['79000000000', '+79000000000'],
  ['900 000 00 00', '+79000000000'],
  [' +375 29 123-45-67 ', '+375291234567'],
])('the number «%s» is sent as %s', (typed, sent) => {
  expect(validatePhone(typed)).toBeUndefined();
  expect(normalizePhone(typed)).toBe(sent);
  expect(normalizePhone(sent)).toBe(sent);
});

test.each([
  ['', 'Введите номер телефона'],
  ['   ', 'Введите номер телефона'],
  ['+7 900', 'Некорректный номер телефона'],
  ['+7 900 000-00-00 доб. 5', 'Некорректный номер телефона'],
  ['+0 900 000-00-00', 'Некорректный номер телефона'],
  ['+1234567890123456', 'Некорректный номер телефона'],
  ['7+9000000000', 'Некорректный номер телефона'],
  ['anna@example.ru', 'Некорректный номер телефона'],
])('phone «%s»: %s', (value, message) => {
  expect(validatePhone(value)).toBe(message);
});

test.each([
  ['', 'Введите код из сообщения'],
  ['12345', 'Код состоит из 6 цифр'],
  ['1234567', 'Код состоит из 6 цифр'],
  ['12345a', 'Код состоит из 6 цифр'],
  ['123456', undefined],
  [' 123 456 ', undefined],
  ['123-456', undefined],
])('code «%s»: %s', (value, message) => {
  expect(validatePhoneKey(value)).toBe(message);
});

test('a code is sent without the spaces of its message', () => {
  expect(normalizePhoneKey(' 123 456 ')).toBe('123456');
});

test('a number is shown in groups, and is the same number still', () => {
  expect(formatPhone('+79000000000')).toBe('+7\u00a0900\u00a0000-00-00');
  expect(normalizePhone(formatPhone('+79000000000'))).toBe('+79000000000');
  expect(formatPhone('+375291234567')).toBe('+375291234567');
  expect(formatPhone('')).toBe('');
});
