/** @module-tag slow */
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres, tables } from '#src/server/database/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { hasNginx, startNginx } from './support/nginx.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';
import { registerAt } from './support/overHttp.ts';

const rounds = 40;

it(
  'two servers behind nginx lose nothing when one of them is killed under load',
  { timeout: 180_000 },
  async ({ skip }) => {
    const postgres = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database has one server');
    if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
    const database = await createDatabase(postgres);
    onTestFinished(database.drop);
    const env = {
      ...noLimits,
      DATABASE_URL: database.url,
      SECRET_KEY: 'the same on both servers, 32 characters or more',
      PUBLIC_URL: 'http://127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      CAPTCHA_COST: '1',
      LOG_LEVEL: 'error',
    };
    const servers = await Promise.all(
      [1, 2].map(() => startProcess({ ...env, DATA_DIR: temporaryFolder() })),
    );
    await Promise.all(servers.map(({ ready }) => ready));
    const site = await startNginx(servers.map(({ url }) => new URL(url).host));

    const request = (method: string, path: string, body?: object, bearer?: string) =>
      fetch(`${site}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
      });

    const email = 'anna@example.ru';
    expect((await registerAt(site, email)).status).toBe(201);
    const { access } = await (await request('POST', '/auth/jwt/create/', { email, password })).json();

    const registered: string[] = [];
    let answered = 0;
    const register = async (index: number) => {
      const address = `vera${index}@example.ru`;
      const { status } = await registerAt(site, address);
      // Nginx answers 502 to a call that the killed server was handling: nobody was told that it succeeded.
      expect([201, 502]).toContain(status);
      if (status === 201) registered.push(address);
    };
    const rename = async (index: number) => {
      const { status } = await request('PATCH', '/auth/users/me/', { first_name: `Анна ${index}` }, access);
      expect([200, 502]).toContain(status);
      if (status === 200) answered = index;
      const read = await request('GET', '/auth/users/me/', undefined, access);
      expect(read.status).toBe(200);
      const { first_name: name } = await read.json();
      // A refused change may have been made all the same; one that was answered stays.
      expect(status === 200 ? [`Анна ${index}`] : [`Анна ${answered}`, `Анна ${index}`]).toContain(name);
    };

    const registering = async () => {
      for (let index = 1; index <= rounds; index += 1) await register(index);
    };
    const renaming = async () => {
      for (let index = 1; index <= rounds; index += 1) {
        await rename(index);
        if (index === rounds / 2) servers[0]?.kill('SIGKILL');
      }
    };
    await Promise.all([registering(), renaming()]);
    expect(await servers[0]?.exited).toBe(null);

    expect(registered.length).toBeGreaterThan(rounds - 3);
    const { db, close } = await openPostgres(database.url);
    onTestFinished(close);
    const kept = (await db.select().from(tables.users)).map((user) => user.email);
    expect(kept).toEqual(expect.arrayContaining(registered));
    const last = registered.at(-1) ?? '';
    expect((await request('POST', '/auth/jwt/create/', { email: last, password })).status).toBe(200);

    servers[1]?.kill('SIGTERM');
    expect(await servers[1]?.exited).toBe(0);
  },
);
