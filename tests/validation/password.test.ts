import { describe, expect, test } from 'vitest';
import {
  validateCurrentPassword,
  validateLoginPassword,
  validateNewPassword,
  validatePassword,
  validatePasswordConfirmation,
  validateRegistrationPassword,
} from '#src/validation/index.ts';

const mixed = 'Введите цифры, строчные и прописные буквы';

test.each([
  ['', 'Введите пароль'],
  ['1234567', 'Пароль должен быть не менее 8 символов'],
  ['12345678', undefined],
  ['        ', undefined],
])('login password «%s»: %s', (value, message) => {
  expect(validateLoginPassword(value)).toBe(message);
});

test.each([
  ['', 'Введите пароль'],
  ['Passw0r', 'Пароль должен быть не менее 8 символов'],
  ['PASSW0RD', mixed],
  ['passw0rd', mixed],
  ['Password', mixed],
  ['Passw0rd', undefined],
  ['Пароль12', undefined],
])('registration password «%s»: %s', (value, message) => {
  expect(validateRegistrationPassword(value)).toBe(message);
});

test.each([
  ['', 'Введите пароль'],
  ['A', 'Пароль должен содержать минимум 8 символов'],
  ['AAAAAAAA', 'Пароль должен содержать строчные буквы'],
  ['12345678', 'Пароль должен содержать строчные буквы'],
  ['aaaaaaaa', 'Пароль должен содержать заглавные буквы'],
  ['Aaaaaaaa', 'Пароль должен содержать цифры'],
  ['Aaaaaaa1', undefined],
])('shared password «%s»: %s', (value, message) => {
  expect(validatePassword(value)).toBe(message);
});

describe('new password', () => {
  test('an empty one is asked for by its own message, the rest is the shared rule', () => {
    expect(validateNewPassword('')).toBe('Введите новый пароль');
    expect(validateNewPassword('Passw0r')).toBe('Пароль должен содержать минимум 8 символов');
    expect(validateNewPassword('Passw0rd')).toBeUndefined();
  });

  test('the repeated one must be the same to the last space', () => {
    expect(validatePasswordConfirmation('', 'Passw0rd')).toBe('Подтвердите новый пароль');
    expect(validatePasswordConfirmation('Passw0rd ', 'Passw0rd')).toBe('Пароли не совпадают');
    expect(validatePasswordConfirmation('Passw0rd', 'Passw0rd')).toBeUndefined();
  });

  test('the current one is only required', () => {
    expect(validateCurrentPassword('')).toBe('Введите текущий пароль');
    expect(validateCurrentPassword('1')).toBeUndefined();
  });
});

test('an emoji counts as one character (case 69)', () => {
  expect(validateLoginPassword('😀'.repeat(7))).toBe('Пароль должен быть не менее 8 символов');
  expect(validateLoginPassword('😀'.repeat(8))).toBeUndefined();
});

test('spaces at the ends belong to the password (case 69)', () => {
  expect(validateRegistrationPassword(' Passw0r')).toBeUndefined();
});
