import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { createPasswords, productionCost } from '#src/server/auth/index.ts';
import { demoLogin } from '#src/server/demo/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { post } from './support/overHttp.ts';

/**
 * `npm run test:load`: how fast the server is on this machine, server and load together. What counts are the ratios of one
 * run; the marks are those that the server should reach.
 */
const duration = 10;
const port = 41_870;
const url = `http://127.0.0.1:${port}`;
const login = { email: demoLogin.email, password: demoLogin.password };

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const env = {
    ...process.env,
    ...noLimits,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'error',
  };
  const entry = join(import.meta.dirname, 'support/serverEntry.ts');
  const child = spawn(process.execPath, [entry], {
    env: { ...env, CLIENT: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    await exit;
    rmSync(folder, { recursive: true });
  };
}

/** Argon2 by itself, as many at once as the server computes. */
async function rawHashes(): Promise<number> {
  const passwords = await createPasswords(productionCost, availableParallelism(), Number.POSITIVE_INFINITY);
  const count = 40 * availableParallelism();
  const since = performance.now();
  await Promise.all(Array.from({ length: count }, () => passwords.hash(login.password)));
  return (count / (performance.now() - since)) * 1000;
}

const logins = (connections: number) =>
  autocannon({
    ...{ url: `${url}/auth/jwt/create/`, method: 'POST', body: JSON.stringify(login), connections, duration },
    headers: { 'content-type': 'application/json' },
  });

const reads = (bearer: string, connections: number) =>
  autocannon({
    url: `${url}/auth/users/me/`,
    connections,
    duration,
    headers: { authorization: `Bearer ${bearer}` },
  });

const print = (what: string, value: number, mark: string) =>
  process.stdout.write(`${what.padEnd(58)} ${value.toFixed(2).padStart(9)}   ${mark}\n`);

const stop = await startServer();
try {
  const { access } = await (await post(`${url}/auth/jwt/create/`, login)).json();
  const raw = await rawHashes();
  const loggingIn = await logins(16);
  const idle = await reads(access, 1);
  const busy = await reads(access, 32);
  const [flood, during] = await Promise.all([logins(50), reads(access, 1)]);

  print('raw Argon2id hashes/s', raw, '');
  print('log-ins/s', loggingIn.requests.average, '');
  print('log-ins to raw hashes', loggingIn.requests.average / raw, '≥ 0.70');
  print('GET /auth/users/me/ with 32 connections, per second', busy.requests.average, '≥ 1500');
  print('its p99, ms', busy.latency.p99, '≤ 50');
  print('its p99 with one connection, ms', idle.latency.p99, '');
  print('the same while 50 log in, ms', during.latency.p99, '≤ 150');
  print('to the former', during.latency.p99 / Math.max(1, idle.latency.p99), '≤ 10');
  print(
    'answers other than 2xx and 503',
    flood.non2xx - (flood.statusCodeStats?.['503']?.count ?? 0) + busy.non2xx,
    '0',
  );
  print('no answer', flood.errors + busy.errors + loggingIn.errors, '0');
} finally {
  await stop();
}
