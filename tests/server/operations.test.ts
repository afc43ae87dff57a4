import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp, tables } from '#src/server/database/index.ts';
import { compareKeys } from '#src/server/start/boot.ts';
import { solvedCaptcha } from './support/captcha.ts';
import { password, startTestServer } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const day = 86_400;

describe('the server tells who supervises it', () => {
  it.each(['/healthz', '/readyz'])('at %s that it works', async (url) => {
    const reply = await server().get(url);
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await server().post(url, {})).statusCode).toBe(405);
  });

  it('when it is about to stop that it wants no more requests, and still answers them', async () => {
    const stop = new AbortController();
    const { get, close } = await startTestServer(
      server(),
      {},
      { clock: server().clock, draining: stop.signal },
    );
    onTestFinished(close);
    stop.abort();
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    const reply = await get('/api/feed/');
    expect([reply.statusCode, reply.headers.connection]).toEqual([401, 'close']);
  });

  it('in one line of the log why a request was put off', async () => {
    const stop = new AbortController();
    const options = { clock: server().clock, draining: stop.signal };
    const { get, close, log } = await startTestServer(server(), {}, options);
    onTestFinished(close);
    stop.abort();
    await get('/readyz');
    const lines = log.map((line) => JSON.parse(line)).filter(({ reason }) => reason !== undefined);
    expect(lines).toMatchObject([{ level: 40, reason: 'HTTP 503', msg: 'request put off' }]);
  });

  it('how long a reply of the API took, and the database for it', async () => {
    const { enter, get, send } = server();
    const access = await enter('anna@example.ru');
    await get('/auth/users/me/', access);
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    let time = performance.now();
    // Ten milliseconds pass from each look at the clock to the next.
    clock.mockImplementation(() => (time += 10));

    const replies = {
      read: await get('/auth/users/me/', access),
      write: await send('PATCH', '/auth/users/me/', { first_name: 'Анна' }, access),
      refused: await get('/auth/users/me/'),
    };
    const database = Object.entries(replies).map(([name, { headers }]) => {
      const [, ms] = /^total;dur=\d+, db;dur=(\d+)$/.exec(String(headers['server-timing'])) ?? [];
      return [name, Number(ms)];
    });
    // The account of the session and its portrait; a write is counted first, and changes the account between the two.
    expect(database).toEqual([
      ['read', 20],
      ['write', 40],
      ['refused', 0],
    ]);
    expect((await get('/')).headers).not.toHaveProperty('server-timing');
  });

  it('but not how long a call took that anybody may make: the time would tell whether an account exists', async () => {
    const { app, post, register } = server();
    const email = 'anna@example.ru';
    await register(email);
    const captcha = { password, captcha_token: await solvedCaptcha(app) };
    const replies = [
      await post('/auth/jwt/create/', { email, password }),
      await post('/auth/jwt/create/', { email, password: 'Nevernyi2026' }),
      await post('/auth/jwt/create/', { email: 'nobody@example.ru', password }),
      await post('/auth/users/', { email, ...captcha }),
      await post('/auth/users/reset_password/', { email }),
      await post('/auth/users/reset_password_confirm/', { uid: 'MQ', token: 'x', new_password: password }),
      await post('/auth/users/activation/', { uid: 'MQ', token: 'x' }),
      await post('/auth/users/resend_activation/', { email }),
    ];
    for (const { headers } of replies) expect(headers).not.toHaveProperty('server-timing');
  });

  it('by which id a request is found in the log', async () => {
    const { get, log } = server();
    const id = String((await get('/auth/users/me/')).headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.filter((line) => line.includes(id))).toHaveLength(1);
    expect((await get('/auth/users/me/')).headers['x-request-id']).not.toBe(id);
  });
});

it('a server with another secret key than the last one says so at its start', async () => {
  const { db } = server();
  const warnings: string[] = [];
  const starts = ['a', 'a', 'b', 'b'].map((letter) => letter.repeat(32));
  const said: number[] = [];
  for (const key of starts) {
    await compareKeys(db, key, { warn: (line: string) => void warnings.push(line) });
    said.push(warnings.length);
  }
  expect(said).toEqual([0, 0, 1, 1]);
  expect(warnings[0]).toMatch(/^SECRET_KEY is not the one of the last start/);
  expect(JSON.stringify(await db.select().from(tables.installation))).not.toContain('bbbb');
});

describe('cleaning up', () => {
  const countAll = async () => {
    const { db } = server();
    const { sessions, oneTimeLinks, phoneKeys, usedChallenges, limitWindows } = tables;
    const all = [sessions, oneTimeLinks, phoneKeys, usedChallenges, limitWindows];
    return Promise.all(all.map((table) => db.$count(table)));
  };

  it('removes what has run out and leaves the rest', async () => {
    const { db, clock, enter, send, post } = server();
    const access = await enter('anna@example.ru');
    await send('PATCH', '/auth/users/me/', { phone: '+79001234567' }, access);
    await post('/api/auth/send-phone-verification/', undefined, access);
    const before = await countAll();
    expect(Math.min(...before)).toBeGreaterThan(0);

    const lifetimes = { idleSession: 14 * day, session: 30 * day };
    await cleanUp(db, lifetimes);
    expect(await countAll()).toEqual(before);
    await clock.pass(14 * day + 1);
    await cleanUp(db, lifetimes);
    expect(await countAll()).toEqual([0, 0, 0, 0, 0]);
    expect(await db.$count(tables.users)).toBe(1);
  });

  it('removes more than one statement could', async () => {
    const { db } = server();
    const { limitWindows } = tables;
    await db.execute(
      sql`insert into ${limitWindows} select number::text, 1, now() - interval '1 day' from generate_series(1, 12000) as number`,
    );
    await cleanUp(db, { idleSession: day, session: day });
    expect(await db.$count(limitWindows)).toBe(0);
  });
});
