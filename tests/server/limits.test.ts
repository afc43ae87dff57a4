import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { clientNetwork } from '#src/server/limits/countCalls.ts';
import { solvedCaptcha } from './support/captcha.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { emptyOutbox } from './support/mailbox.ts';
import { password, startTestServer, type TestServer } from './support/testServer.ts';

const email = 'anna@example.ru';
/** Default settings. */
const defaults = {
  LIMIT_LOGIN: '',
  LIMIT_LOGIN_IP: '',
  LIMIT_LOGIN_EMAIL: '',
  LIMIT_REGISTER_IP: '',
  LIMIT_MAIL_EMAIL: '',
  LIMIT_MAIL_IP: '',
  LIMIT_REFRESH: '',
  LIMIT_CHALLENGE_IP: '',
  LIMIT_REPORT: '',
};

let database: OpenDatabase;
let server: TestServer;
/** Another server on the same database. */
let twin: TestServer;

beforeAll(async () => {
  database = await openSharedDatabase();
  server = await startTestServer(database, { ...defaults, TRUSTED_PROXIES: '127.0.0.1' });
  twin = await startTestServer(database, defaults, { clock: server.clock });
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  await server.register(email);
  emptyOutbox(server.outbox);
});
afterAll(async () => {
  await server.close();
  await twin.close();
  await database.close();
});

const from = (ip: string, url: string, payload: object, { app } = server) =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip } });

const logIn = (fields: Readonly<{ ip?: string; email?: string; password?: string }> = {}, on = server) =>
  from(fields.ip ?? '192.0.2.1', '/auth/jwt/create/', { email, password, ...fields }, on);

const times = async <Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> => {
  const results: Value[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
};

const statuses = (replies: readonly { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);
const allow = (count: number, status = 200) => Array<number>(count).fill(status);

describe('log-ins', () => {
  it('to one e-mail from one address are five a minute, in whatever letters it is written', async () => {
    const { clock } = server;
    const written = [email, 'ANNA@example.ru', ' anna@EXAMPLE.RU '];
    const replies = await times(5, (index) => logIn({ email: written[index % 3] ?? email }));
    expect(statuses(replies)).toEqual(allow(5));
    await clock.pass(20);
    const refused = await logIn();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toEqual({ detail: 'Слишком много попыток. Попробуйте через 40 сек.' });
    await clock.pass(40);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('to one e-mail are counted alike whether anybody has it', async () => {
    const wrong = { email: 'nobody@example.ru' };
    expect(statuses(await times(6, () => logIn(wrong)))).toEqual([...allow(5, 401), 429]);
  });

  it('from one address are twenty a minute, whomever they are for', async () => {
    const replies = await times(21, (index) => logIn({ email: `nobody${index}@example.ru` }));
    expect(statuses(replies)).toEqual([...allow(20, 401), 429]);
    expect((await logIn({ ip: '192.0.2.2' })).statusCode).toBe(200);
  });

  it('that come at the same time, to two servers, do not pass the limit', async () => {
    const replies = await Promise.all(
      // The second server trusts no proxy, so its logins come from the loopback address.
      Array.from({ length: 200 }, (_, index) => logIn({ ip: '127.0.0.1' }, index % 2 ? server : twin)),
    );
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(5);
  });

  it('past a hundred failures for an e-mail ask for a captcha instead of locking its owner out', async () => {
    await times(100, (index) => logIn({ ip: `198.51.100.${index}`, password: 'Wrong2026' }));
    const asked = await logIn();
    expect([asked.statusCode, asked.json()]).toEqual([400, { captcha_token: ['Пройдите проверку капчи.'] }]);
    const enter = async (token: string) => {
      const reply = await from('192.0.2.1', '/auth/jwt/create/', { email, password, captcha_token: token });
      return [reply.statusCode, reply.json()];
    };
    const refused = [400, { captcha_token: ['Проверка капчи не пройдена.'] }];
    const token = await solvedCaptcha(server.app, 'login');
    expect(await enter(token)).toEqual([200, expect.objectContaining({ access: expect.any(String) })]);
    expect(await enter(token)).toEqual(refused);
    expect(await enter(await solvedCaptcha(server.app, 'register'))).toEqual(refused);
  });

  it('with a captcha do not make up for failures', async () => {
    await times(101, (index) => logIn({ ip: `198.51.100.${index}`, password: 'Wrong2026' }));
    const tokens = await times(3, () => solvedCaptcha(server.app, 'login'));
    const replies = await Promise.all(
      tokens.map((token, index) =>
        from(`192.0.2.${index}`, '/auth/jwt/create/', { email, password, captcha_token: token }),
      ),
    );
    expect(statuses(replies)).toEqual(allow(3));
    expect((await logIn({ ip: '192.0.2.9' })).statusCode).toBe(400);
  });

  it('past the limit are refused without a write: a flood of them is in nobody’s way', async () => {
    const { limitWindows } = tables;
    const versions = () => {
      const row = { key: limitWindows.key, writtenBy: sql`xmin::text`, lockedBy: sql`xmax::text` };
      return database.db.select(row).from(limitWindows).orderBy(limitWindows.key);
    };
    await times(21, (index) => logIn({ email: `nobody${index}@example.ru` }));
    const before = await versions();
    expect(statuses(await times(3, () => logIn()))).toEqual(allow(3, 429));
    expect(await versions()).toEqual(before);
  });

  it('that succeed do not bring the captcha nearer', async () => {
    await times(101, (index) => logIn({ ip: `198.51.100.${index}` }));
    expect((await logIn()).statusCode).toBe(200);
  });
});

describe('the address that limits go by', () => {
  it('is the socket’s when its other end is no trusted proxy', async () => {
    const replies = await times(6, (index) => logIn({ ip: `192.0.2.${index}` }, twin));
    expect(statuses(replies)).toEqual([...allow(5), 429]);
  });

  it('is what the trusted proxy adds, not what the visitor claims before it', async () => {
    const replies = await times(6, (index) => logIn({ ip: `192.0.2.${index}, 203.0.113.7` }));
    expect(statuses(replies)).toEqual([...allow(5), 429]);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (ip, network) => expect(clientNetwork({ ip })).toBe(network));
});

describe('registrations', () => {
  it('from one address are five an hour', async () => {
    const replies = await times(6, async (index) => {
      const body = {
        email: `vera${index}@example.ru`,
        password,
        captcha_token: await solvedCaptcha(server.app),
      };
      return from('192.0.2.1', '/auth/users/', body);
    });
    expect(statuses(replies)).toEqual([...allow(5, 201), 429]);
    expect(replies[5]?.headers['retry-after']).toBe('3600');
    expect(replies[5]?.json()).toEqual({ detail: 'Слишком много попыток. Попробуйте через 1 ч.' });
  });

  it('refused for what was typed do not count', async () => {
    await times(6, () => from('192.0.2.1', '/auth/users/', { email, password: 'abc', captcha_token: 'x' }));
    const body = { email: 'vera@example.ru', password, captcha_token: await solvedCaptcha(server.app) };
    expect((await from('192.0.2.1', '/auth/users/', body)).statusCode).toBe(201);
  });
});

describe.each([
  ['/auth/users/reset_password/', 'Восстановление пароля'],
  ['/auth/users/reset_email/', 'Смена email'],
  ['/auth/users/resend_activation/', 'Подтверждение адреса'],
])('messages asked for at %s', (url, subject) => {
  const received = async () =>
    (await server.messages()).filter((message) => message.subject.startsWith(subject));

  it('are three an hour to one e-mail, and the answer stays the same', async () => {
    const replies = await times(5, (index) => from(`192.0.2.${index}`, url, { email }));
    expect(statuses(replies)).toEqual(allow(5, 204));
    expect(await received()).toHaveLength(3);
    await server.clock.pass(3600);
    await from('192.0.2.1', url, { email });
    expect(await received()).toHaveLength(4);
  });

  it('are twenty an hour from one address', async () => {
    await times(20, (index) => from('192.0.2.1', url, { email: `nobody${index}@example.ru` }));
    expect((await from('192.0.2.1', url, { email })).statusCode).toBe(204);
    expect(await received()).toHaveLength(0);
    await from('192.0.2.2', url, { email });
    expect(await received()).toHaveLength(1);
  });
});

describe('messages past their limit', () => {
  const resets = { url: '/auth/users/reset_password/', subject: 'Восстановление пароля' };

  it('leave the link of the last one alive', async () => {
    await times(4, () => from('192.0.2.1', resets.url, { email }));
    const message = (await server.messages()).findLast(({ subject }) => subject.startsWith(resets.subject));
    const [, uid, token] = /\/reset-password\/([\w-]+)\/([\w-]+)/.exec(message?.text ?? '') ?? [];
    const body = { uid, token, new_password: 'Drugoi2027', re_new_password: 'Drugoi2027' };
    const reply = await server.post('/auth/users/reset_password_confirm/', body);
    expect(reply.statusCode).toBe(204);
  });

  it('do not keep messages of another kind from those who share the address', async () => {
    await times(21, (index) => from('192.0.2.1', resets.url, { email: `nobody${index}@example.ru` }));
    await from('192.0.2.1', '/auth/users/resend_activation/', { email });
    expect(await server.messages()).toMatchObject([
      { subject: expect.stringMatching(/^Подтверждение адреса/) },
    ]);
  });
});

describe('challenges of the captcha', () => {
  it('are sixty a minute for one address', async () => {
    const ask = (ip: string) =>
      server.app.inject({ url: '/api/captcha/challenge/', headers: { 'x-forwarded-for': ip } });
    const replies = await times(61, () => ask('192.0.2.1'));
    expect(statuses(replies)).toEqual([...allow(60), 429]);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
  });
});

describe('the person who runs the server', () => {
  it('reads in the log which setting raises a limit that was met', async () => {
    const before = server.log.length;
    await times(6, () => logIn());
    const lines = server.log.slice(before).filter((line) => line.includes('"limit":"LIMIT_LOGIN"'));
    expect(lines).toEqual([expect.stringContaining('"allowed":"5/60"')]);
  });
});

describe('refreshes', () => {
  it('of one session are thirty in five minutes', async () => {
    let { refresh } = (await logIn()).json();
    const other = (await logIn()).json().refresh;
    await times(30, async () => {
      const reply = await from('192.0.2.1', '/auth/jwt/refresh/', { refresh });
      expect(reply.statusCode).toBe(200);
      ({ refresh } = reply.json());
    });
    const refused = await from('192.0.2.1', '/auth/jwt/refresh/', { refresh });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    expect((await from('192.0.2.1', '/auth/jwt/refresh/', { refresh: other })).statusCode).toBe(200);
    await server.clock.pass(300);
    expect((await from('192.0.2.1', '/auth/jwt/refresh/', { refresh })).statusCode).toBe(200);
  });
});
