import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHttpError } from '#src/api/errorBody.ts';
import { firstMessages, formatError, malformed, offline } from '#src/api/errors.ts';

const http = (body: unknown, status = 400) => readHttpError(status, body, null);
const said = (body: unknown) => formatError(http(body));

describe('what the person is told', () => {
  test.each([
    ['the detail before anything else', { detail: 'Не найдено', email: ['Занят'] }, 'Не найдено'],
    ['a detail sent as a list', { detail: ['Капча не пройдена'] }, 'Капча не пройдена'],
    [
      'only the detail of a token error (case 60)',
      { detail: 'Токен плох', code: 'x', messages: [{ message: 'y' }] },
      'Токен плох',
    ],
    ['non-field errors joined by a full stop', { non_field_errors: ['Первое', 'Второе'] }, 'Первое. Второе'],
    ['no doubled full stops', { non_field_errors: ['Первое.', 'Второе.'] }, 'Первое. Второе.'],
    ['a bare list', ['Не удалось создать аккаунт.'], 'Не удалось создать аккаунт.'],
    [
      'a line per field with its Russian label',
      { email: ['Занят'], new_password: ['Короткий'] },
      'Email: Занят\nНовый пароль: Короткий',
    ],
    ['a message of a field without a Russian name', { uid: ['Неверная ссылка'] }, 'Неверная ссылка'],
    ['a field value that is a string (case 61)', { email: 'Занят' }, 'Email: Занят'],
    ['the readable part of nested values (case 61)', { email: [{ a: [null, 5, 'Занят'] }] }, 'Email: Занят'],
    ['the fallback for a number (case 61)', { email: 5 }, 'Произошла ошибка'],
    ['the fallback for null (case 61)', null, 'Произошла ошибка'],
    ['the fallback for empty lists', { email: [], detail: '', non_field_errors: [] }, 'Произошла ошибка'],
    ['the fallback for a detail that is an empty object', { detail: {} }, 'Произошла ошибка'],
    [
      'a refusal without its place in the data',
      { blocks: ['blocks: пост слишком большой, помещается 256 кБ. Разделите его на два.'] },
      'Пост слишком большой, помещается 256 кБ. Разделите его на два.',
    ],
    [
      'a refusal without a place deep in the data',
      { blocks: ['blocks[3].runs[0].href: ссылка начинается с https:// или mailto:.'] },
      'Ссылка начинается с https:// или mailto:.',
    ],
    ['a text of its own that has a colon', { name: ['Так нельзя: занято'] }, 'Так нельзя: занято'],
    ['text without marks that turn it round', { detail: 'a\u202eb\u0000c' }, 'a b c'],
  ])('%s', (_, body, expected) => {
    expect(said(body)).toBe(expected);
  });

  test('a network failure has its fixed text (case 66)', () => {
    expect(formatError(offline)).toBe('Ошибка соединения с сервером. Попробуйте позже.');
  });

  test('the form may name its own fallback', () => {
    expect(formatError(malformed, 'Ошибка регистрации')).toBe('Ошибка регистрации');
    expect(formatError(http(undefined, 502), 'Ошибка регистрации')).toBe('Ошибка регистрации');
  });

  test('a very long detail is cut', () => {
    expect(said({ detail: 'я'.repeat(4000) })).toBe(`${'я'.repeat(300)}…`);
  });
});

test('the first message of every field is taken', () => {
  const messages = firstMessages(http({ email: ['Занят', 'Длинный'], password: 'Короткий', phone: [] }));
  expect({ ...messages }).toEqual({ email: 'Занят', password: 'Короткий' });
});

test('prototype keys are ordinary fields (case 59)', () => {
  const body: unknown = JSON.parse('{"__proto__":["x"],"constructor":["y"],"toString":["z"]}');
  expect(said(body)).toBe('x\ny\nz');
  expect(Object.keys(firstMessages(http(body)))).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.hasOwn(Object.prototype, '0')).toBe(false);
});

test('the time to wait is read when it is a number of seconds', () => {
  expect(readHttpError(429, null, '60').retryAfter).toBe(60);
  expect(readHttpError(429, null, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeUndefined();
  expect(readHttpError(429, null, null).retryAfter).toBeUndefined();
});

test('any JSON gives a sentence', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (body) => {
      const error = http(body);
      const text = formatError(error);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|\[object/);
      for (const message of Object.values(firstMessages(error))) expect(message).not.toBe('');
    }),
    { examples: [[{ detail: { a: [{ b: null }] } }], [[[[['x']]]]]], numRuns: 1000, seed: 20260115 },
  );
});

test('a refusal that names itself for programs says so beside its detail, and never as a field', () => {
  const refusal = http({ detail: 'Подтвердите email.', code: 'email_not_verified' }, 403);
  expect(refusal).toMatchObject({ code: 'email_not_verified', fields: {} });
  expect(http({ code: ['Неверный код.'] })).not.toHaveProperty('code');
});
