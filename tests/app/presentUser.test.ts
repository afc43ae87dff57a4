import { expect, test } from 'vitest';
import type { User } from '#src/api/contract.ts';
import { presentUser, normalizeUser, portraitOf } from '#src/app/shared/people.ts';

const user: User = {
  id: 5,
  email: 'konstantin@example.ru',
  username: '',
  first_name: '',
  last_name: '',
  phone: '',
  phone_verified: false,
  email_verified: true,
};

test('a person without a name is called by the e-mail, once', () => {
  expect(presentUser(user)).toMatchObject({ name: user.email, note: undefined });
});

test.each([
  [{ ...user, username: 'kostya' }, 'kostya', user.email],
  [{ ...user, username: 'reader-0123abcd' }, user.email, undefined],
  [{ ...user, first_name: 'Константин' }, 'Константин', user.email],
  [{ ...user, first_name: 'Константин', username: 'kostya' }, 'Константин', 'kostya'],
])('under the name is the next best that is known: %#', (known, name, note) => {
  expect(presentUser(known)).toMatchObject({ name, note });
});

test.each([1, 2, 3, 4, 5])('the new person %i wears an initial, nobody else’s portrait', (id) => {
  expect(presentUser({ ...user, id }).portrait).toMatchObject({ letter: 'K' });
});

const photo = { id: 'a', color: '#884422', sources: [{ width: 96, url: '/media/a/96' }] };

test('a person is shown with their photo, else with the portrait that the server names', () => {
  expect(presentUser({ ...user, portrait: 'ilya', photo }).portrait).toEqual(photo);
  expect(presentUser({ ...user, portrait: 'ilya' }).portrait).toBe('ilya');
  expect(presentUser({ ...user, portrait: '' }).portrait).toMatchObject({ letter: 'K' });
});

test.each(['https://example.ru/photo.jpg', null, {}])(
  'a photo of another shape, as other servers have it, is none: %j',
  (other) => {
    const known: User = Object.assign({ ...user }, { photo: other });
    expect(presentUser(normalizeUser(known)).portrait).toMatchObject({ letter: 'K' });
  },
);

test('an author has the portrait that the server names, and an initial where this client does not have it', () => {
  expect(portraitOf('Илья Коваль', { portrait: 'ilya' })).toBe('ilya');
  expect(portraitOf('Илья Коваль', { portrait: 'photo-17' })).toMatchObject({ letter: 'И' });
});

test.each([
  ['  ольга', 'О'],
  ['«Первый ряд»', 'П'],
  ['7days', '7'],
])('the initial of «%s» is %s', (name, letter) => {
  expect(portraitOf(name)).toMatchObject({ letter });
});

test('a name has the same ink everywhere, and the five inks are all worn', () => {
  const people = [
    'Анна',
    'Борис',
    'Вера',
    'Глеб',
    'Дина',
    'Егор',
    'Жанна',
    'Зоя',
    'Илья',
    'Кира',
    'Лев',
    'Пётр',
  ];
  const inks = people.map((name) => portraitOf(name));
  expect(people.map((name) => portraitOf(name))).toEqual(inks);
  expect(
    new Set(inks.map((initial) => typeof initial === 'object' && 'ink' in initial && initial.ink)).size,
  ).toBe(5);
});
