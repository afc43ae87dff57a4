/** @module-tag slow */
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '#tests/setup/listen.ts';
import { hasNginx, startNginx } from './support/nginx.ts';

/** @returns where it listens, as `127.0.0.1:3000`, until the end of the test */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${await listen(server)}`;
}

/** Ways in which a server ends a request that it may have carried out. */
const failures: Readonly<Record<string, RequestListener>> = {
  'takes it and is gone': (request) => request.socket.destroy(),
  'says 503': (_request, reply) => void reply.writeHead(503).end(),
};

/** Number of servers that are asked. */
const times = { GET: 2, HEAD: 2, POST: 1, PUT: 1, PATCH: 1, DELETE: 1 };

const account = '/auth/users/me/?a=1';
const marks = ['/api/posts/1/like/', '/api/posts/1/bookmark/'];

const cases = Object.entries(failures).flatMap(([failure, fail]) => [
  ...Object.entries(times).map(([method, count]) => ({ failure, fail, method, path: account, count })),
  // A heart that is set twice is set.
  ...marks.flatMap((path) => ['PUT', 'DELETE'].map((method) => ({ failure, fail, method, path, count: 2 }))),
]);

it.for(cases)(
  'nginx asks $count of two servers for a $method of $path when the first one $failure',
  async ({ fail, method, path, count }, { skip }) => {
    if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
    const asked: string[] = [];
    const listener: RequestListener = (request, reply) => {
      if (request.url === '/healthz') return void reply.end();
      asked.push(`${request.method} ${request.url}`);
      fail(request, reply);
    };
    const site = await startNginx([await serve(listener), await serve(listener)]);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const reply = await fetch(site + path, { method, ...(hasBody && { body: '{}' }) });
    expect([502, 503]).toContain(reply.status);
    expect(asked).toEqual(Array.from({ length: count }, () => `${method} ${path}`));
  },
);

it('what a PUT brings arrives whole behind nginx', async ({ skip }) => {
  if (!hasNginx) skip('needs nginx: apt-get install nginx-light');
  const server = await serve(async (request, reply) => void reply.end(await text(request)));
  const site = await startNginx([server]);
  const body = 'x'.repeat(60_000);
  const reply = await fetch(`${site}/auth/users/me/`, { method: 'PUT', body });
  expect([reply.status, await reply.text()]).toEqual([200, body]);
});
