import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { productionCost } from '#src/server/auth/index.ts';
import { logIn, login, print, read, startLoaded, url, type LoadedServer } from './support/load.ts';
import { post } from './support/overHttp.ts';

/**
 * `npm run test:load`: how fast the server is on this machine, server and load together. What counts are the ratios of one
 * run; the marks are those that the server should reach. With `-- --minutes 10` a steady load for so long instead, and
 * what it leaves in memory.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const duration = 10;
const me = '/auth/users/me/';

async function accessToken(): Promise<string> {
  const { access } = await (await post(`${url}/auth/jwt/create/`, login)).json();
  return access;
}

/** Argon2 by itself, as many at once as there are processors. */
async function rawHashes(): Promise<number> {
  const each = 200;
  const since = performance.now();
  const one = async () => {
    for (let count = 0; count < each; count += 1) await hash(login.password, productionCost);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
  return ((each * availableParallelism()) / (performance.now() - since)) * 1000;
}

async function measure(folder: string): Promise<void> {
  const server = await startLoaded('serverEntry.ts', folder);
  const access = await accessToken();
  const idle = await read(me, access, { connections: 1, duration });
  const busy = await read(me, access, { connections: 32, duration });
  const raw = await rawHashes();
  const loggingIn = await logIn({ connections: 16, duration });
  const [flood, during] = await Promise.all([
    logIn({ connections: 50, duration }),
    read(me, access, { connections: 1, duration }),
  ]);
  await server.stop();

  const bareServer = await startLoaded('bareServer.ts', folder);
  const bare = await read(me, access, { connections: 32, duration });
  await bareServer.stop();

  print('raw Argon2id hashes/s', raw, '');
  print('log-ins/s', loggingIn.requests.average, '');
  print('log-ins to raw hashes', loggingIn.requests.average / raw, '≥ 0.70');
  print(
    'GET /auth/users/me/ with 32 connections, per second',
    busy.requests.average,
    process.env['DATABASE_URL'] ? '≥ 1500' : '≥ 500',
  );
  print('its p99, ms', busy.latency.p99, '≤ 50');
  print('the same query on a bare Fastify, per second', bare.requests.average, '');
  print('the former to it', busy.requests.average / bare.requests.average, '≥ 0.80');
  print('p99 with one connection, ms', idle.latency.p99, '');
  print('the same while 50 log in, ms', during.latency.p99, '≤ 150');
  print('to the former', during.latency.p99 / Math.max(1, idle.latency.p99), '≤ 10');
  const busyReplies = flood.statusCodeStats?.['503']?.count ?? 0;
  print('answers other than 2xx and 503', flood.non2xx - busyReplies + busy.non2xx + bare.non2xx, '0');
  print('no answer', flood.errors + busy.errors + loggingIn.errors, '0');
}

/** Half of what the server should reach, in reads, and some log-ins. */
const steadily = (access: string, seconds: number) =>
  Promise.all([
    read(me, access, { connections: 16, duration: seconds, rate: 600 }),
    read('/api/feed/', access, { connections: 8, duration: seconds, rate: 100 }),
    read('/api/subscriptions/my_subscriptions/', access, { connections: 4, duration: seconds, rate: 50 }),
    logIn({ connections: 2, duration: seconds, rate: 2 }),
  ]);

async function soak(server: LoadedServer, minutes: number): Promise<void> {
  const access = await accessToken();
  await steadily(access, 30);
  const before = server.memory();
  const results = await steadily(access, minutes * 60);
  const after = server.memory();
  const [reads, feed, subscriptions, loggingIn] = results;
  const total = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + count(result), 0);

  print(
    'requests',
    total(({ requests }) => requests.total),
    '',
  );
  print('p99 of GET /auth/users/me/, ms', reads.latency.p99, '');
  print('of the feed, ms', feed.latency.p99, '');
  print('of the subscriptions, ms', subscriptions.latency.p99, '');
  print('of a log-in, ms', loggingIn.latency.p99, '');
  print('memory after half a minute, MB', before, '');
  print('at the end, MB', after, '');
  print('growth, MB a minute', (after - before) / minutes, '≤ 1');
  print(
    'answers other than 2xx',
    total(({ non2xx }) => non2xx),
    '0',
  );
  print(
    'no answer',
    total(({ errors }) => errors),
    '0',
  );
  await server.stop();
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
if (values.minutes === undefined) await measure(folder);
else await soak(await startLoaded('serverEntry.ts', folder), Number(values.minutes));
rmSync(folder, { recursive: true });
