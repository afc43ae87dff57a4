import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '#src/server/database/index.ts';
import { print, read, startLoaded, url } from './support/load.ts';
import { addManyPosts } from './support/manyPosts.ts';
import { post, registerAt } from './support/overHttp.ts';
import { password } from './support/testServer.ts';

/**
 * `npm run test:load:reading`: speed of lists among `POSTS` posts for a person who reads 43 authors, on the embedded
 * database or the empty one of `DATABASE_URL`. The ratios of one run count; the marks are the server's targets.
 */
const count = Number(process.env['POSTS'] ?? 10_000);
const duration = 10;
const me = '/auth/users/me/';
const many = { connections: 32, duration };

async function logIn(): Promise<{ access: string; headers: Record<string, string> }> {
  const email = 'reader@example.ru';
  await registerAt(url, email);
  const { access } = await (await post(`${url}/auth/jwt/create/`, { email, password })).json();
  return { access, headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' } };
}

async function follow(authors: readonly number[], headers: Record<string, string>): Promise<void> {
  for (const author of authors) {
    const body = JSON.stringify({ author });
    await fetch(`${url}/api/subscriptions/subscribe_free/`, { method: 'POST', headers, body });
  }
}

/** The address of a page, page by page. */
async function pageAddress(number: number, headers: Record<string, string>): Promise<string> {
  let address = '/api/feed/?tab=all';
  for (let page = 1; page < number; page += 1) {
    const { next } = await (await fetch(url + address, { headers })).json();
    const { pathname, search } = new URL(next);
    address = pathname + search;
  }
  return address;
}

/** The 95th percentile of a thousand sequential replies, in ms. */
async function p95(path: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let asked = 0; asked < 1000; asked += 1) {
    const since = performance.now();
    const [answer] = await once(get(url + path, { agent, headers }), 'response');
    answer.resume();
    await once(answer, 'end');
    times.push(performance.now() - since);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b)[950] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const database = await openStorage(process.env['DATABASE_URL'], folder, { hasTimeLimits: false });
const authors = await addManyPosts(database.db, count);
await database.close();

const server = await startLoaded('serverEntry.ts', folder);
const { access, headers } = await logIn();
await follow(authors.slice(0, 43), headers);
const account = await read(me, access, many);
const accountAlone = await p95(me, headers);
const feed = await read('/api/feed/', access, many);
const feedAlone = await p95('/api/feed/', headers);
const authorsTab = await read('/api/feed/?tab=authors', access, many);
const subscriptions = await read('/api/subscriptions/my_subscriptions/', access, many);
const late = await read(await pageAddress(500, headers), access, many);
await server.stop();

const bareServer = await startLoaded('bareServer.ts', folder);
const bare = await read('/api/feed/', access, many);
await bareServer.stop();
rmSync(folder, { recursive: true });

const all = [account, feed, authorsTab, subscriptions, late, bare];
print('GET /auth/users/me/ with 32 connections, per second', account.requests.average, '');
print('GET /api/feed/', feed.requests.average, '');
print('the same queries on a bare Fastify', bare.requests.average, '');
print('the former to it', feed.requests.average / bare.requests.average, '≥ 0.70');
print('p95 of the account with one connection, ms', accountAlone, '');
print('of the feed', feedAlone, '');
print('to that of the account', feedAlone / accountAlone, '≤ 3');
print('page 500, per second', late.requests.average, '');
print('time of page 500 to page 1', feed.requests.average / late.requests.average, '≤ 1.50');
print('the tab of 43 authors, per second', authorsTab.requests.average, '');
print('GET my_subscriptions, per second', subscriptions.requests.average, '');
print('to the account', subscriptions.requests.average / account.requests.average, '≥ 0.50');
const failed = all.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
print('answers other than 2xx, or none', failed, '0');
