import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPasswords } from '#src/server/auth/index.ts';
import { tables } from '#src/server/database/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const email = 'anna@example.ru';
const notValid = { code: 'token_not_valid', detail: 'Токен недействителен или просрочен' };

beforeEach(async () => {
  await server().register(email);
});

const refresh = (token: string) => server().post('/auth/jwt/refresh/', { refresh: token });
const me = (token?: string) => server().get('/auth/users/me/', token);

describe('log-in', () => {
  it('gives tokens that open the account', async () => {
    const { access } = await server().logIn('Anna@Example.ru');
    const reply = await me(access);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ email, username: expect.stringMatching(/^reader-/) });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { post } = server();
    const wrong = await post('/auth/jwt/create/', { email, password: 'Wrong2026' });
    const unknown = await post('/auth/jwt/create/', { email: 'nobody@example.ru', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ detail: 'Не найдено активной учетной записи с указанными данными' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it('takes the password to the letter, spaces included', async () => {
    const reply = await server().post('/auth/jwt/create/', { email, password: ` ${password}` });
    expect(reply.statusCode).toBe(401);
  });

  it('replaces a hash that was made at another cost', async () => {
    const { db, logIn } = server();
    const former = await createPasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 }, 1, 1);
    onTestFinished(former.close);
    await db.update(tables.users).set({ passwordHash: await former.hash(password) });
    expect(await logIn(email)).toHaveProperty('access');
    const [user] = await db.select().from(tables.users);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await logIn(email)).toHaveProperty('access');
    expect((await db.select().from(tables.users))[0]?.passwordHash).toBe(user?.passwordHash);
  });

  it.each(['\u0000@example.ru', "' or 1=1 --", 'x'.repeat(5000)])('survives the address %j', async (bad) => {
    const reply = await server().post('/auth/jwt/create/', { email: bad, password });
    expect(reply.statusCode).toBe(401);
  });

  it('writes neither the address nor the password nor a token to the log', async () => {
    const { logIn, post, log } = server();
    const { access, refresh: token } = await logIn(email);
    await post('/auth/jwt/create/', { email, password: 'Wrong2026' });
    const text = log.join('');
    for (const secret of [email, password, 'Wrong2026', access, token]) expect(text).not.toContain(secret);
  });
});

describe('the access token', () => {
  it('is asked for', async () => {
    const reply = await me();
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer realm="api"');
    expect(reply.json()).toEqual({ detail: 'Учетные данные не были предоставлены.' });
  });

  it('counts only in the Authorization header, not in the cookie', async () => {
    const { access } = await server().logIn(email);
    const reply = await server().app.inject({ url: '/auth/users/me/', cookies: { access_token: access } });
    expect(reply.statusCode).toBe(401);
  });

  it('expires after ACCESS_TTL to the second', async () => {
    const { logIn, clock } = server();
    const { access } = await logIn(email);
    await clock.pass(1799);
    expect((await me(access)).statusCode).toBe(200);
    await clock.pass(1);
    const reply = await me(access);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'token_not_valid', messages: [{ message: notValid.detail }] });
  });

  it('is not replaced by a refresh token', async () => {
    const { refresh: token } = await server().logIn(email);
    const reply = await me(token);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ messages: [{ message: 'Токен имеет неправильный тип' }] });
  });

  it('is refused when somebody else signed it', async () => {
    const forged = await new SignJWT({ token_type: 'access', user_id: 1, sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('another secret, another secret, another'));
    expect((await me(forged)).statusCode).toBe(401);
  });

  it.each(['garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoxfQ.', 'x'.repeat(10_000)])(
    'is refused when it is garbage: %.12s',
    async (token) => {
      expect((await me(token)).statusCode).toBe(401);
    },
  );
});

describe('refresh', () => {
  it('gives a new access token and the next refresh token', async () => {
    const { logIn, clock } = server();
    const first = await logIn(email);
    await clock.pass(1800);
    const second = (await refresh(first.refresh)).json();
    expect((await me(second.access)).statusCode).toBe(200);
    expect(second.refresh).not.toBe(first.refresh);
    await clock.pass(60);
    expect((await refresh(second.refresh)).statusCode).toBe(200);
  });

  it('gives the same successor to a second tab within ten seconds', async () => {
    const { logIn, clock } = server();
    const { refresh: token } = await logIn(email);
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refresh(token)));
    await clock.pass(10);
    replies.push(await refresh(token));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(7).fill(200));
    expect(new Set(replies.map((reply) => reply.json().refresh)).size).toBe(1);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const { logIn, clock } = server();
    const { refresh: stolen } = await logIn(email);
    const pair = (await refresh(stolen)).json();
    await me(pair.access);
    await clock.pass(11);
    const reply = await refresh(stolen);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual(notValid);
    expect((await refresh(pair.refresh)).statusCode).toBe(401);
    expect((await me(pair.access)).statusCode).toBe(401);
  });

  it('is refused after the session was idle too long', async () => {
    const { logIn, clock } = server();
    const { refresh: token } = await logIn(email);
    await clock.pass(1_209_600);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('cannot keep a session beyond thirty days', async () => {
    const { logIn, clock } = server();
    let { refresh: token } = await logIn(email);
    for (let day = 10; day < 30; day += 10) {
      await clock.pass(10 * 86_400);
      token = (await refresh(token)).json().refresh;
    }
    await clock.pass(10 * 86_400);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('refuses an access token', async () => {
    const { access } = await server().logIn(email);
    const reply = await refresh(access);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ code: 'token_not_valid', detail: 'Токен имеет неправильный тип' });
  });

  it('names a missing token', async () => {
    const reply = await server().post('/auth/jwt/refresh/', {});
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ refresh: ['Обязательное поле.'] });
  });
});

describe('verify', () => {
  it('accepts both kinds of token and refuses a dead one', async () => {
    const { logIn, post } = server();
    const { access, refresh: token } = await logIn(email);
    for (const live of [access, token]) {
      const reply = await post('/auth/jwt/verify/', { token: live });
      expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    }
    const dead = await post('/auth/jwt/verify/', { token: 'garbage' });
    expect([dead.statusCode, dead.json()]).toEqual([401, notValid]);
  });

  it('refuses both once the session has ended', async () => {
    const { logIn, post } = server();
    const pair = await logIn(email);
    await post('/auth/jwt/logout/', { refresh: pair.refresh });
    for (const token of [pair.access, pair.refresh]) {
      const reply = await post('/auth/jwt/verify/', { token });
      expect([reply.statusCode, reply.json()]).toEqual([401, notValid]);
    }
  });
});

describe('log-out', () => {
  it('makes both tokens worthless at once', async () => {
    const { logIn, post } = server();
    const pair = await logIn(email);
    const reply = await post('/auth/jwt/logout/', { refresh: pair.refresh });
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([204, '', undefined]);
    expect((await me(pair.access)).statusCode).toBe(401);
    expect((await refresh(pair.refresh)).statusCode).toBe(401);
  });

  it('leaves the other sessions alone', async () => {
    const { logIn, post } = server();
    const [here, there] = [await logIn(email), await logIn(email)];
    await post('/auth/jwt/logout/', { refresh: here.refresh });
    expect((await me(there.access)).statusCode).toBe(200);
  });

  it('succeeds with a dead token too', async () => {
    expect((await server().post('/auth/jwt/logout/', { refresh: 'garbage' })).statusCode).toBe(204);
  });
});

describe('the sessions of a person', () => {
  const list = async (token: string) => (await server().get('/api/sessions/', token)).json();
  const end = (path: string, token: string) =>
    server().send('DELETE', `/api/sessions/${path}`, undefined, token);

  it('are listed, the latest first, with the browser of each', async () => {
    const { app, clock, logIn } = server();
    const first = await logIn(email);
    await clock.pass(60);
    const headers = { 'user-agent': `Firefox ${'x'.repeat(500)}` };
    await app.inject({ method: 'POST', url: '/auth/jwt/create/', payload: { email, password }, headers });
    const sessions = await list(first.access);
    expect(sessions).toMatchObject([
      { user_agent: expect.stringMatching(/^Firefox x{292}$/), is_current: false },
      { user_agent: 'lightMyRequest', is_current: true },
    ]);
    expect(Date.parse(sessions[0].created_at) - Date.parse(sessions[1].created_at)).toBe(60_000);
    expect(Object.keys(sessions[0])).toEqual([
      'id',
      'user_agent',
      'created_at',
      'refreshed_at',
      'is_current',
    ]);
  });

  it('can be ended one by one, one’s own too', async () => {
    const { logIn } = server();
    const [here, there] = [await logIn(email), await logIn(email)];
    const other = (await list(here.access)).find((session: { is_current: boolean }) => !session.is_current);
    expect((await end(`${other.id}/`, here.access)).statusCode).toBe(204);
    expect((await me(there.access)).statusCode).toBe(401);
    expect((await refresh(there.refresh)).statusCode).toBe(401);
    expect((await end(`${other.id}/`, here.access)).statusCode).toBe(404);
    const [own] = await list(here.access);
    await end(`${own.id}/`, here.access);
    expect((await me(here.access)).statusCode).toBe(401);
  });

  it('can be ended all but the one that asks', async () => {
    const { logIn } = server();
    const [here, there, elsewhere] = [await logIn(email), await logIn(email), await logIn(email)];
    expect((await end('', here.access)).statusCode).toBe(204);
    expect((await me(there.access)).statusCode).toBe(401);
    expect((await me(elsewhere.access)).statusCode).toBe(401);
    expect(await list(here.access)).toHaveLength(1);
  });

  it('of somebody else are neither seen nor ended', async () => {
    const { logIn, enter } = server();
    const stranger = await enter('vera@example.ru');
    const { access } = await logIn(email);
    const [theirs] = await list(access);
    expect(await list(stranger)).toHaveLength(1);
    for (const id of [theirs.id, 'x', randomUUID()]) {
      expect((await end(`${id}/`, stranger)).statusCode).toBe(404);
    }
    expect((await me(access)).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(401);
  });
});

describe('a token signed with our key', () => {
  const key = deriveSecret('test-secret-test-secret-test-secret!', 'tokens');

  /** Signs our access token again with other claims and headers. */
  async function sign(claims: object, header: object = {}) {
    const { access } = await server().logIn(email);
    const real = decodeJwt(access);
    return new SignJWT({ ...real, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(key);
  }

  it('is taken as it is', async () => {
    expect((await me(await sign({}))).statusCode).toBe(200);
  });

  it.each([
    [{ aud: 'https://other.example' }],
    [{ iss: 'somebody' }],
    [{ token_type: 'refresh' }],
    [{ token_type: undefined }],
    [{ exp: undefined }],
    [{ iat: undefined }],
    [{ nbf: 4_000_000_000 }],
    [{ user_id: '1' }],
    [{ sid: undefined }],
  ])('is refused with %j', async (claims) => {
    expect((await me(await sign(claims))).statusCode).toBe(401);
  });

  it('is refused with another algorithm', async () => {
    expect((await me(await sign({}, { alg: 'HS512' }))).statusCode).toBe(401);
  });
});
