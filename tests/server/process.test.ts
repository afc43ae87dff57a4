/** @module-tag slow */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoLogin } from '#src/server/demo/authors.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { readOutbox } from './support/mailbox.ts';
import { post, registerAt } from './support/overHttp.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { listen } from '#tests/setup/listen.ts';
import { copyPackage, runScript } from './support/packageCopy.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { password } from './support/testServer.ts';

/** Other kinds of tests run on the same processors meanwhile. */
const timeout = 90_000;

const logIn = (url: string, email: string, typed = password) =>
  post(`${url}/auth/jwt/create/`, { email, password: typed });

/** A server that was told something wrong: one line on stderr and exit code 1. */
async function failure(env: Readonly<Record<string, string>>): Promise<string> {
  const server = await startProcess(env);
  expect(await server.exited).toBe(1);
  expect(server.stderr().trimEnd().split('\n')).toHaveLength(1);
  expect(server.stdout()).toBe('');
  return server.stderr();
}

describe('the server process', () => {
  it(
    'prints its settings when asked',
    async () => {
      const server = await startProcess({}, ['--help']);
      expect(await server.exited).toBe(0);
      expect(server.stdout()).toContain('DATABASE_URL');
    },
    timeout,
  );

  it(
    'refuses a malformed setting',
    async () => {
      expect(await failure({ PORT: 'abc' })).toMatch(/^PORT=abc: expected a whole number/);
    },
    timeout,
  );

  it(
    'refuses fees that are not what the calculator takes off',
    async () => {
      expect(await failure({ VITE_FEE_PLATFORM: '8', VITE_FEE_PAYMENT_SYSTEM: '3' })).toMatch(
        /^VITE_FEE_PLATFORM=8 and VITE_FEE_PAYMENT_SYSTEM=3: .* add up to 10/,
      );
    },
    timeout,
  );

  it(
    'refuses a data folder it cannot write to',
    async () => {
      const file = join(temporaryFolder(), 'file');
      writeFileSync(file, '');
      expect(await failure({ DATA_DIR: join(file, 'data') })).toMatch(
        /cannot be written to \(ENOTDIR\).*set DATA_DIR/,
      );
    },
    timeout,
  );

  it(
    'refuses a database that does not answer, without its password',
    async () => {
      const port = await freePort();
      const text = await failure({
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/soavtor`,
      });
      expect(text).toMatch(
        /^The database at 127\.0\.0\.1:\d+ cannot be used \(.*ECONNREFUSED.*Start PostgreSQL/,
      );
      expect(text).not.toContain('hunter2');
    },
    timeout,
  );

  it(
    'refuses a port that is in use, before it makes a database',
    async () => {
      const other = createServer();
      const port = await listen(other);
      onTestFinished(() => void other.close());
      const DATA_DIR = temporaryFolder();
      const text = await failure({ DATA_DIR, PORT: String(port), DEMO: '0' });
      expect(text).toBe(`Port ${port} is in use by another program. Stop it or set another PORT.\n`);
      expect(readdirSync(DATA_DIR)).toEqual([]);
    },
    timeout,
  );
});

/** A mail server whose answer never ends and never pauses for long. */
async function startSlowMailServer() {
  const server = createServer((socket) => {
    socket.write('220 slow\r\n');
    const talking = setInterval(() => socket.write('250-slow\r\n'), 200);
    socket.on('close', () => clearInterval(talking));
    socket.on('error', () => undefined);
  });
  const greeted = once(server, 'connection');
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${await listen(server)}`, greeted };
}

describe('a server that stops', () => {
  it(
    'does not wait for a mail server that is slow; the message is sent after the next start',
    async () => {
      const DATA_DIR = await dataFolder();
      const slow = await startSlowMailServer();
      const server = await startProcess({ DATA_DIR, SMTP_URL: slow.url, DEMO: '0' });
      await server.ready;
      expect((await registerAt(server.url, 'vera@example.com')).status).toBe(201);
      await slow.greeted;
      server.kill('SIGINT');
      expect(await server.exited).toBe(0);

      const next = await startProcess({ DATA_DIR });
      await next.ready;
      const recipients = () => readOutbox(join(DATA_DIR, 'outbox')).map(({ to }) => to);
      await vi.waitFor(() => expect(recipients()).toEqual(['vera@example.com']), 10_000);
    },
    timeout,
  );
});

it(
  'a start that takes its time is not mistaken for a database that is away',
  async ({ skip }) => {
    const url = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database is in the process');
    const database = await createDatabase(url);
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), SLOWNESS: '1500' };
    const server = await startProcess(env);
    await server.ready;
    expect((await registerAt(server.url, 'anna@example.ru')).status).toBe(201);
    await vi.waitFor(() => expect(readOutbox(join(env.DATA_DIR, 'outbox'))).toHaveLength(1), 10_000);
    expect(server.stdout()).not.toMatch(/cannot be read|not cleared away/);
  },
  timeout,
);

describe('the data folder', () => {
  it(
    'belongs to one server, keeps everything over a restart and is free after a kill',
    async () => {
      const DATA_DIR = temporaryFolder();
      const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
      // The message has to wait for the third server: this mail server does not exist.
      const first = await startProcess({ DATA_DIR, SMTP_URL });
      await first.ready;
      expect(first.stdout()).toContain(`Demo login: ${demoLogin.email} · ${demoLogin.password}`);
      expect((await registerAt(first.url, 'vera@example.com')).status).toBe(201);
      const { access } = await (await logIn(first.url, 'vera@example.com')).json();

      const pid = /in use by process (\d+)\. Stop that server or set another DATA_DIR\.\n$/;
      expect(await failure({ DATA_DIR })).toMatch(pid);
      expect((await logIn(first.url, demoLogin.email, demoLogin.password)).status).toBe(200);

      first.kill('SIGTERM');
      await vi.waitFor(async () => expect((await fetch(`${first.url}/readyz`)).status).toBe(503));
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
      expect(await first.exited).toBe(0);

      const PORT = new URL(first.url).port;
      const second = await startProcess({ DATA_DIR, PORT, SMTP_URL });
      await second.ready;
      const me = await fetch(`${second.url}/auth/users/me/`, {
        headers: { authorization: `Bearer ${access}` },
      });
      expect(await me.json()).toMatchObject({ email: 'vera@example.com' });

      second.kill('SIGKILL');
      expect(await second.exited).toBe(null);
      const third = await startProcess({ DATA_DIR });
      await third.ready;
      expect((await logIn(third.url, 'vera@example.com')).status).toBe(200);
      const recipients = () => readOutbox(join(DATA_DIR, 'outbox')).map(({ to }) => to);
      await vi.waitFor(() => expect(recipients()).toEqual(['vera@example.com']), 10_000);
      third.kill('SIGINT');
      expect(await third.exited).toBe(0);
    },
    timeout,
  );
});

describe('the operator', () => {
  it(
    'of npm run serve is told what to run where nothing is built, and it stops',
    async () => {
      const root = copyPackage();
      expect(runScript(root, 'serve', [], { PORT: String(await freePort()) })).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `There is no client in ${root}/dist/client. Run "npm run build".\n`,
      });
    },
    timeout,
  );

  it(
    'of npm run dev is told what it does and where it will be, before anything is loaded',
    async () => {
      const env = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
      const dev = await startProcess(env, [], resolve('src/server/dev.ts'));
      await vi.waitFor(() => expect(dev.stdout()).not.toBe(''), timeout);
      expect(dev.stdout()).toMatch(new RegExp(`^Starting .* http://localhost:${env.PORT};`));
    },
    timeout,
  );

  it(
    'sees the link of a message apart where no mail server is set, and the log stays one of JSON lines',
    async () => {
      const server = await startProcess({ DATA_DIR: await dataFolder(), DEMO: '0' });
      await server.ready;
      expect((await registerAt(server.url, 'vera@example.com')).status).toBe(201);
      await vi.waitFor(() => expect(server.stderr()).toContain('/activation-result'), timeout);
      expect(server.stderr()).toMatch(
        /^\n {4}No mail server is set\. The link of the message:\n {4}http:\S+\n\n$/,
      );
      const [link] = /http:\S+/.exec(server.stderr()) ?? [];
      // Its line of the log takes another way and may arrive later.
      await vi.waitFor(() => expect(server.stdout()).toContain(link), timeout);
      // One line is the banner.
      const lines = server
        .stdout()
        .trimEnd()
        .split('\n')
        .filter((line) => !line.startsWith('Соавтор: '));
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ link }));
    },
    timeout,
  );
});
