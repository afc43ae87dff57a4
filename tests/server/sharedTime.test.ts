import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompose } from '#src/server/credentials/mail.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { createMailQueue } from '#src/server/mail/queue.ts';
import { createMailTexts } from '#src/server/mail/texts.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { realClock, stopClock, type TestClock } from './support/clock.ts';
import { emptyDatabase, openSharedDatabase, openTestDatabase } from './support/database.ts';
import { password, publicUrl, startTestServer, type TestServer } from './support/testServer.ts';

const email = 'anna@example.ru';
const shifted = (clock: TestClock, seconds: number): TestClock => ({
  ...clock,
  now: () => new Date(clock.now().getTime() + seconds * 1000),
});

let database: OpenDatabase;
let clock: TestClock;
/** Two servers on one database, their own clocks two minutes apart. */
let early: TestServer;
let late: TestServer;

beforeAll(async () => {
  database = await openSharedDatabase();
  clock = await stopClock(database.db);
  late = await startTestServer(database, { ACCESS_TTL: '60' }, { clock: shifted(clock, -60) });
  early = await startTestServer(database, { ACCESS_TTL: '60' }, { clock: shifted(clock, 60) });
}, 30_000);
beforeEach(async () => {
  await late.queue.idle();
  await emptyDatabase(database);
  await late.register(email);
});
afterAll(async () => {
  await late.close();
  await early.close();
  await database.close();
});

const refresh = (token: string, on: TestServer) => on.post('/auth/jwt/refresh/', { refresh: token });
const me = async (access: string, on: TestServer) => (await on.get('/auth/users/me/', access)).statusCode;

describe('two servers whose clocks are two minutes apart', () => {
  it('agree on when a token expires', async () => {
    for (const server of [late, early]) {
      const { access } = await server.logIn(email);
      await clock.pass(59);
      expect([await me(access, late), await me(access, early)]).toEqual([200, 200]);
      await clock.pass(1);
      expect([await me(access, late), await me(access, early)]).toEqual([401, 401]);
    }
  });

  it('agree on when a used refresh token is another tab’s and when a thief’s', async () => {
    for (const [one, other] of [
      [late, early],
      [early, late],
    ] as const) {
      const { refresh: first } = await one.logIn(email);
      const { access } = (await refresh(first, one)).json();
      await me(access, one);
      expect((await refresh(first, other)).statusCode).toBe(200);
      await clock.pass(11);
      expect((await refresh(first, other)).statusCode).toBe(401);
    }
  });

  it('agree on how long a link is good', async () => {
    const link = /\/reset-password\/([\w-]+)\/([\w-]+)/;
    await late.post('/auth/users/reset_password/', { email });
    const [, uid, token] = link.exec((await late.messages()).at(-1)?.text ?? '') ?? [];
    const body = { uid, token, new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
    await clock.pass(3599);
    expect((await early.post('/auth/users/reset_password_confirm/', body)).statusCode).toBe(204);
  });

  it('send no message twice', async () => {
    const sent: string[] = [];
    const compose = createCompose(createMailTexts(parseSettings({ PUBLIC_URL: publicUrl })));
    const write = () => undefined;
    const stuck = createMailQueue({
      ...{ db: database.db, compose, log: { warn: write, error: write } },
      send: () => new Promise(() => undefined),
    });
    await stuck.add(database.db, 'password_reset', email);
    stuck.wake();
    await expect.poll(async () => (await database.db.query.queuedMessages.findFirst())?.attempts).toBe(1);
    const second = createMailQueue({
      ...{ db: database.db, compose, log: { warn: write, error: write } },
      send: async ({ to }) => void sent.push(to),
    });
    await clock.pass(29);
    second.wake();
    await second.idle();
    expect(sent).toEqual([]);
  });
});

it('the time of a database nobody has stopped is its own', async () => {
  const running = await openTestDatabase();
  const server = await startTestServer(running, {}, { clock: realClock });
  await server.register(email);
  const { access } = (await server.post('/auth/jwt/create/', { email, password })).json();
  expect(await me(access, server)).toBe(200);
  await server.close();
  await running.close();
});
