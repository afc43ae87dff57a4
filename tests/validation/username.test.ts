import { expect, test } from 'vitest';
import { validateNewUsername, validateUsername } from '#src/validation/index.ts';

const short = 'Имя пользователя должно содержать минимум 3 символа';
const long = 'Имя пользователя не должно превышать 30 символов';
const characters = 'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания';
const edge = 'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием';
const row = 'Имя пользователя не может содержать несколько специальных символов подряд';
const reserved = 'Имя пользователя не может быть «edit»: это адрес страницы сайта';
const digits = 'Имя пользователя не может состоять только из цифр';

test.each([
  ['', 'Введите имя пользователя'],
  ['   ', 'Введите имя пользователя'],
  ['ab', short],
  [' ab ', short],
  ['abc', undefined],
  ['  abc  ', undefined],
  ['a'.repeat(30), undefined],
  ['a'.repeat(31), long],
  ['анна', characters],
  ['аnna', characters],
  ['anna roshchina', characters],
  ['anna@', characters],
  ['_anna', edge],
  ['anna.', edge],
  ['-anna', edge],
  ['a..b', row],
  ['a.-b', row],
  ['12345', digits],
  ['1.2', undefined],
  ['edit', reserved],
  [' Edit ', reserved],
  ['edit.or', undefined],
  ['anna.roshchina-1_x', undefined],
])('username «%s»: %s (case 70)', (value, message) => {
  expect(validateUsername(value)).toBe(message);
});

test.each([
  ['', 'Введите новое имя пользователя'],
  ['a', short],
  [' anna ', 'Новое имя пользователя должно отличаться от текущего'],
  ['Anna', undefined],
])('changed username «%s»: %s', (value, message) => {
  expect(validateNewUsername(value, 'anna')).toBe(message);
});
