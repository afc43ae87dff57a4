import { expect, test } from 'vitest';
import { routes } from '#src/api/routes.ts';
import { paths } from '#src/site/addresses.ts';
import { validateNewUsername, validateUsername } from '#src/validation/index.ts';

const short = 'Имя пользователя должно содержать минимум 3 символа';
const long = 'Имя пользователя не должно превышать 30 символов';
const characters = 'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания';
const edge = 'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием';
const row = 'Имя пользователя не может содержать несколько специальных символов подряд';
const reserved = 'Это имя пользователя оставлено за сайтом. Выберите другое';
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

/** The first words of addresses that are long enough to be a name. */
const firstWords = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => address.split('/')[1] ?? '').filter((word) => word.length >= 3)),
];

test.each(firstWords([...Object.values(paths), ...Object.values(routes).map(([, path]) => path)]))(
  'nobody takes the first word of an address: %s',
  (word) => {
    expect(validateUsername(word)).toBe(reserved);
  },
);

test.each([
  // Future pages (readings D50).
  ...['checkout', 'receipt', 'money', 'notices', 'authors', 'unsubscribe', 'login', 'about', 'payouts'],
  ...['www', 'api', 'media', 'static', 'assets', 'robots.txt', 'well-known', 'sitemap.xml', 'favicon.ico'],
  ...['healthz', 'readyz', 'metrics', 'localhost', 'postmaster', 'no-reply', 'null', 'undefined', 'root'],
  ...['help', 'official', 'team', 'pomoshch', 'pomosh', 'komanda', 'redakciya', 'oficialnyj', 'bezopasnost'],
])('nobody takes a name of the site or of a program: %s', (name) => {
  expect(validateUsername(name)).toBe(reserved);
});

test.each([
  ...[
    'admin',
    'ADMIN',
    'ad.min',
    'a-d-m-i-n',
    'admin1',
    'adm1n',
    '4admin',
    'administrator',
    'administraciya',
  ],
  ...['moderator', 'm0derator', 'moderatsiya', 'support', 'supp0rt', 'support-24', 'podderzhka', 'podderjka'],
  ...[
    'soavtor',
    'S0avtor',
    'soavtor.pay',
    'anna-soavtor',
    'anna.support',
    'soavtor-support',
    'official.admin',
  ],
])('nobody speaks as the staff of the site: %s', (name) => {
  expect(validateUsername(name)).toBe(reserved);
});

test.each([
  'edit.or',
  'anna.official',
  'music.anna',
  'badminton',
  'supportive',
  'money-talks',
  'livejournal',
])('a name that only has such a word inside is free: %s', (name) => {
  expect(validateUsername(name)).toBeUndefined();
});
