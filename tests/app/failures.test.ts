import { describe, expect, test } from 'vitest';
import type { ApiError, HttpError } from '#src/api/errors.ts';
import {
  confirmResetFailure,
  isDeadLink,
  loginFailure,
  registerFailure,
  resetFailure,
} from '#src/app/shared/failures.ts';

const http = (status: number, rest: Partial<HttpError> = {}): HttpError => ({
  kind: 'http',
  status,
  fields: {},
  nonField: [],
  ...rest,
});

const offline: ApiError = { kind: 'offline' };
const noConnection = 'Ошибка соединения с сервером. Попробуйте позже.';

describe('a failed login', () => {
  test.each([
    ['a refused password', http(401, { detail: 'No active account found' }), 'Неверный email или пароль'],
    ['an unreadable form', http(400), 'Неверный email или пароль'],
    [
      'too many failures for the address',
      http(400, { fields: { captcha_token: ['Пройдите проверку капчи.'] } }),
      'Слишком много попыток входа. Попробуйте позже или восстановите пароль.',
    ],
    ['no connection', offline, noConnection],
    ['a broken server', http(500), 'Ошибка авторизации'],
    ['an unreadable answer', { kind: 'malformed' } as const, 'Ошибка авторизации'],
    ['a limit said in English', http(429, { detail: 'Request was throttled.' }), 'Ошибка авторизации'],
    [
      'a suspended account',
      http(403, { detail: 'Аккаунт приостановлен. Напишите в поддержку.' }),
      'Аккаунт приостановлен. Напишите в поддержку.',
    ],
    ['a refusal in English', http(403, { detail: 'Forbidden.' }), 'Ошибка авторизации'],
    ['a limit without a text', http(429, { retryAfter: 5 }), 'Ошибка авторизации'],
  ])('%s', (_name, error, text) => {
    expect(loginFailure(error)).toBe(text);
  });

  test('a limit says how long to wait', () => {
    const detail = 'Слишком много попыток.';
    expect(loginFailure(http(429, { detail, retryAfter: 42 }))).toBe(
      'Слишком много попыток. Повторите через 42\u00a0секунды.',
    );
    expect(loginFailure(http(429, { detail, retryAfter: 61 }))).toContain('2\u00a0минуты');
    expect(loginFailure(http(429, { detail }))).toBe(detail);
  });

  test('a limit that already names the time is left as it is', () => {
    const detail = 'Повторите через 30 секунд.';
    expect(loginFailure(http(429, { detail, retryAfter: 30 }))).toBe(detail);
  });
});

describe('a failed registration', () => {
  test.each([
    ['captcha_token', http(400, { fields: { captcha_token: ['Обязательное поле.'] } })],
    ['captcha', http(400, { fields: { captcha: ['bad'] } })],
    ['detail', http(403, { detail: 'Invalid CAPTCHA response' })],
    ['detail in Russian', http(400, { detail: 'Капча не пройдена' })],
    ['a general error', http(400, { nonField: ['captcha expired'] })],
    ['captcha beside an e-mail error', http(400, { fields: { captcha_token: ['x'], email: ['Уже занят'] } })],
  ])('a captcha mentioned in %s asks for the captcha and says nothing else', (_name, error) => {
    expect(registerFailure(error)).toEqual({ isCaptcha: true });
  });

  test('messages land on their fields', () => {
    const error = http(400, {
      fields: { email: ['Пользователь с таким email уже есть.', 'x'], password: ['Слишком прост.'] },
    });
    expect(registerFailure(error)).toEqual({
      fields: { email: 'Пользователь с таким email уже есть.', password: 'Слишком прост.' },
    });
  });

  test.each([
    ['the server’s sentence', http(400, { detail: 'Регистрация закрыта.' }), 'Регистрация закрыта.'],
    ['general errors joined', http(400, { nonField: ['Первое', 'Второе'] }), 'Первое. Второе'],
    [
      'a field the form does not have',
      http(400, { fields: { username: ['Занято.'] } }),
      'Имя пользователя: Занято.',
    ],
    ['nothing readable', http(500), 'Ошибка регистрации'],
    ['no connection', offline, noConnection],
  ])('%s', (_name, error, message) => {
    expect(registerFailure(error)).toEqual({ message });
  });
});

describe('a failed recovery', () => {
  test.each([
    ['the server’s detail', http(429, { detail: 'Подождите.' }), { message: 'Подождите.' }],
    ['nothing readable', http(500), { message: 'Ошибка при отправке ссылки. Попробуйте снова.' }],
    [
      'a refused address',
      http(400, { fields: { email: ['Не найден'] } }),
      { fields: { email: 'Не найден' } },
    ],
    ['no connection', offline, { message: noConnection }],
  ])('%s', (_name, error, failure) => {
    expect(resetFailure(error)).toEqual(failure);
  });
});

describe('a failed new password', () => {
  test.each([
    ['a spent link', http(400, { fields: { token: ['Invalid'] } }), true],
    ['a mangled link', http(400, { fields: { uid: ['Invalid'] } }), true],
    ['a weak password', http(400, { fields: { new_password: ['Слишком прост.'] } }), false],
    ['no connection', offline, false],
  ])('%s: is the link dead?', (_name, error, isDead) => {
    expect(isDeadLink(error)).toBe(isDead);
  });

  test('a weak password lands on its field', () => {
    expect(confirmResetFailure(http(400, { fields: { new_password: ['Слишком прост.'] } }))).toEqual({
      fields: { new_password: 'Слишком прост.' },
    });
  });
});
