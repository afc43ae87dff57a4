import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();

describe('a call that does not exist', () => {
  it.each(['/api/nothing/', '/auth/nothing/', '/auth', '/api', '/auth/users', '/api/feed'])(
    '%s is a 404 in JSON',
    async (url) => {
      const reply = await server().get(url);
      expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Страница не найдена.' }]);
    },
  );

  it.each([
    ['GET', '/auth/jwt/create/', 'POST'],
    ['DELETE', '/auth/users/', 'POST'],
    ['GET', '/auth/users/reset_password/', 'POST'],
    ['POST', '/api/feed/', 'GET, HEAD'],
    ['OPTIONS', '/api/feed/', 'GET, HEAD'],
    ['POST', '/auth/users/me/', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['POST', '/auth/users/anna@example.ru/', 'GET, HEAD, PUT, PATCH, DELETE'],
  ] as const)('%s %s is a 405 that lists the right methods', async (method, url, allow) => {
    const reply = await server().app.inject({ method, url });
    expect(reply.statusCode).toBe(405);
    expect(reply.json()).toEqual({ detail: `Метод "${method}" не разрешен.` });
    expect(new Set(reply.headers.allow?.split(', '))).toEqual(new Set(allow.split(', ')));
  });
});

describe('a request that cannot be read', () => {
  const send = (payload: string, type: string) =>
    server().app.inject({
      method: 'POST',
      url: '/auth/jwt/create/',
      payload,
      headers: { 'content-type': type },
    });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is a 415 as %s',
    async (type) => {
      const reply = await send('{"email":"a","password":"b"}', type);
      expect(reply.statusCode).toBe(415);
      expect(reply.json().detail).toMatch(/application\/json/);
    },
  );

  it.each(['{', '', '{"email":', '{"__proto__":{"a":1}}'])('is a 400 as %j', async (payload) => {
    const reply = await send(payload, 'application/json');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ detail: 'Не удалось прочитать запрос.' });
  });

  it.each(['[]', '5', '"text"'])('is a 400 as %s, which is no object', async (payload) => {
    const reply = await send(payload, 'application/json');
    expect([reply.statusCode, reply.json()]).toEqual([400, { non_field_errors: ['Ожидался объект JSON.'] }]);
  });

  it('is a 413 above 64 KB', async () => {
    const reply = await send(JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json');
    expect([reply.statusCode, reply.json()]).toEqual([413, { detail: 'Запрос слишком большой.' }]);
  });
});

describe('a fault of ours', () => {
  it('is a 500 that tells nothing of the inside', async () => {
    const { app, get, close } = await startTestServer(server());
    onTestFinished(close);
    app.get('/api/broken/', { config: { limit: { none: 'of a test' } } }, async () => {
      throw new Error('select * from users where password_hash');
    });
    const reply = await get('/api/broken/');
    expect([reply.statusCode, reply.json()]).toEqual([500, { detail: 'Ошибка сервера. Попробуйте позже.' }]);
  });
});
