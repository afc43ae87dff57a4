/** @module-tag slow */
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { post, registerAt } from './support/overHttp.ts';
import { previousRelease } from './support/previousRelease.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

const email = 'nina@example.ru';

it(
  'the release before the newest migration serves people on the tables of this one, beside it',
  { timeout: 120_000 },
  async ({ skip }) => {
    const postgres =
      testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database has one server at a time');
    const database = await createDatabase(postgres);
    onTestFinished(database.drop);
    const start = async (entry?: string) => {
      const env = {
        DATABASE_URL: database.url,
        DATA_DIR: temporaryFolder(),
        SECRET_KEY: 'the same on both servers, 32 characters or more',
        PUBLIC_URL: 'http://localhost:3000',
        CAPTCHA_COST: '1',
        DEMO: '1',
      };
      const server = await startProcess(env, [], entry);
      await server.ready;
      return server;
    };
    const current = await start();
    const old = await start(previousRelease());

    const get = async (path: string, access: string, { url } = old) => {
      const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${access}` } });
      return { status: reply.status, body: await reply.json() };
    };
    const refresh = async (token: string, { url } = old) => {
      const reply = await post(`${url}/auth/jwt/refresh/`, { refresh: token });
      return { status: reply.status, body: await reply.json() };
    };

    expect((await registerAt(old.url, email)).status).toBe(201);
    const login = await post(`${old.url}/auth/jwt/create/`, { email, password });
    expect(login.status).toBe(200);
    const tokens = await login.json();
    expect(await get('/auth/users/me/', tokens.access)).toMatchObject({ status: 200, body: { email } });
    expect(await get('/api/feed/', tokens.access)).toMatchObject({ status: 200, body: { previous: null } });

    const first = await refresh(tokens.refresh);
    expect(first.status).toBe(200);
    const second = await refresh(first.body.refresh, current);
    expect(second.status).toBe(200);
    expect((await get('/auth/users/me/', second.body.access, current)).status).toBe(200);
    expect((await refresh(second.body.refresh)).status).toBe(200);
  },
);
