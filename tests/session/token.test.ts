import { expect, test } from 'vitest';
import { live, readToken } from '#src/session/token.ts';
import { jwt } from './world.ts';

test('a three-part token with a readable payload is a token', () => {
  const text = jwt({ exp: 100, user_id: 7 });
  expect(readToken(text)).toEqual({ text, expiresAt: 100_000, issuedAt: undefined, subject: '7' });
});

test.each([
  ['user_id', { user_id: 7, sub: 'a' }, '7'],
  ['sub without it', { sub: 'a' }, 'a'],
  ['sub beside an unreadable one', { user_id: null, sub: 8 }, '8'],
  ['nobody', { name: 'anna' }, ''],
])('whose it is: %s', (_, payload, subject) => {
  expect(readToken(jwt(payload))).toMatchObject({ subject });
});

test('a payload with Cyrillic is readable', () => {
  expect(readToken(jwt({ exp: 100, name: 'Анна' }))).toBeDefined();
});

test.each([
  ['a missing value', undefined],
  ['the word undefined', 'undefined'],
  ['the word null', 'null'],
  ['an empty text', ''],
  ['a printed object', '[object Object]'],
  ['a number', 5],
  ['two parts', 'a.b'],
  ['four parts', `${jwt({ exp: 1 })}.x`],
  ['an empty signature', jwt({ exp: 1 }, '')],
  ['a payload that is not base64', 'a.%%%.c'],
  ['a payload that is not JSON', `a.${btoa('{"exp"').replaceAll('=', '')}.c`],
  ['a null payload', jwt(null)],
  ['a number payload', jwt(5)],
  ['a list payload', jwt([])],
  ['a text payload', jwt('x')],
  ['a line break (case 12)', jwt({ exp: 1 }, 'si\ng')],
])('%s is no token (case 1)', (_, value) => {
  expect(readToken(value)).toBeUndefined();
});

test.each([
  ['no expiry (case 2)', {}],
  ['an expiry in text', { exp: '1999999999' }],
  ['a null expiry', { exp: null }],
  ['a negative expiry', { exp: -1 }],
  ['a true expiry', { exp: true }],
  ['an object expiry', { exp: {} }],
  ['expiry at this very moment (case 4)', { exp: 1000 }],
  ['expiry a moment ago', { exp: 999.9 }],
])('%s counts as expired (case 3)', (_, payload) => {
  const token = readToken(jwt(payload));
  expect(token).toBeDefined();
  expect(live(token, 1_000_000)).toBeUndefined();
});

test('an expiry beyond all numbers counts as expired', () => {
  const text = `a.${btoa('{"exp":1e999}').replaceAll('=', '')}.c`;
  expect(live(readToken(text), 0)).toBeUndefined();
});

test.each([[1001], [1000.5]])('a token expiring at %d s lives at 1000 s', (exp) => {
  expect(live(readToken(jwt({ exp })), 1_000_000)).toBeDefined();
});
