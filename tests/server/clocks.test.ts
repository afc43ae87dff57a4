import { existsSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { startMailServer } from './support/mailServer.ts';
import { post, registerAt } from './support/overHttp.ts';
import { startProcess, temporaryFolder, type ServerProcess } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** A clock that is a minute fast; what measures spans of time is left alone. */
const fastClock = { LD_PRELOAD: faketime, FAKETIME: '+60s', FAKETIME_DONT_FAKE_MONOTONIC: '1' };

const me = async ({ url }: ServerProcess, access: string) =>
  (await fetch(`${url}/auth/users/me/`, { headers: { authorization: `Bearer ${access}` } })).status;
const refresh = ({ url }: ServerProcess, token: string) =>
  post(`${url}/auth/jwt/refresh/`, { refresh: token });

it(
  'two servers, one clock a minute fast, end no session and send no message twice',
  { timeout: 90_000 },
  async ({ skip }) => {
    const postgres = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database has one server');
    if (!existsSync(faketime)) skip('needs libfaketime: apt-get install libfaketime');
    const database = await createDatabase(postgres);
    onTestFinished(database.drop);
    const mail = await startMailServer({ stuck: ['first@example.ru'] });
    const env = {
      ...noLimits,
      DATABASE_URL: database.url,
      SECRET_KEY: 'the same on both servers, 32 characters or more',
      PUBLIC_URL: 'http://127.0.0.1',
      SMTP_URL: mail.url,
      CAPTCHA_COST: '1',
      ACCESS_TTL: '30',
      LOG_LEVEL: 'error',
    };
    const right = await startProcess({ ...env, DATA_DIR: temporaryFolder() });
    const fast = await startProcess({ ...env, ...fastClock, DATA_DIR: temporaryFolder() });
    await Promise.all([right.ready, fast.ready]);

    // The message stays in the hands of the first server; the other looks for what is due when it has one of its own.
    await registerAt(right.url, 'first@example.ru');
    await mail.stuck;
    await registerAt(fast.url, 'second@example.ru');
    await vi.waitFor(() => expect(mail.messages).not.toEqual([]), 10_000);
    expect(mail.asked).toEqual(['first@example.ru', 'second@example.ru']);

    const login = await post(`${right.url}/auth/jwt/create/`, { email: 'first@example.ru', password });
    const first = await login.json();
    expect([await me(right, first.access), await me(fast, first.access)]).toEqual([200, 200]);
    const renewed = await (await refresh(right, first.refresh)).json();
    expect(await me(right, renewed.access)).toBe(200);
    const again = await refresh(fast, first.refresh);
    expect([again.status, (await again.json()).refresh]).toEqual([200, renewed.refresh]);
    expect([await me(right, renewed.access), await me(fast, renewed.access)]).toEqual([200, 200]);
  },
);
