/** @module-tag slow */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Draft } from '#src/api/contract.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { bodyOptions } from '#src/server/drafts/content.ts';
import { listen } from '#tests/setup/listen.ts';
import { openTestDatabase } from './support/database.ts';
import { written } from './support/drafts.ts';
import { hasNginx, startNginx } from './support/nginx.ts';
import { paragraph } from './support/people.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

it('the example of nginx takes as much as the server', () => {
  const example = readFileSync(new URL('../../src/server/nginx.conf', import.meta.url), 'utf8');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(example) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBe(bodyOptions.bodyLimit);
});

describe.runIf(hasNginx)('behind nginx', () => {
  let database: OpenDatabase;
  let server: TestServer;
  let origin: URL;
  let bearer: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startTestServer(database);
    origin = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    bearer = await server.enter('vera@example.ru');
  }, 30_000);
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function call(method: 'POST' | 'PUT', path: string, body: string, revision = 1) {
    const site = await startNginx([origin.host]);
    const headers = {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
    };
    const reply = await fetch(site + path, { method, body, headers });
    const { status } = reply;
    return { status, type: reply.headers.get('content-type'), body: await reply.json() };
  }

  const poem = Array.from({ length: 12 }, () => paragraph('Мороз и солнце '.repeat(660)));

  it('a post of 200 KB is kept and saved again', async () => {
    const text = JSON.stringify(written({ blocks: poem }));
    expect(Buffer.byteLength(text)).toBeGreaterThan(200_000);
    const { status, body } = await call('POST', '/api/drafts/', text);
    expect(status).toBe(201);
    const { id, revision } = body as Draft;
    const more = [...poem, paragraph('День чудесный '.repeat(600))];
    const again = JSON.stringify({ ...written({ blocks: more }), save_id: randomUUID() });
    const saved = await call('PUT', `/api/drafts/${id}/`, again, revision);
    expect([saved.status, (saved.body as Draft).blocks]).toEqual([200, more]);
  });

  it('the largest body that the server reads is refused by the server alone', async () => {
    const text = JSON.stringify({ ...written(), blocks: 'ы' });
    const largest = text.replace('ы', 'ы' + 'x'.repeat(bodyOptions.bodyLimit - Buffer.byteLength(text)));
    expect(Buffer.byteLength(largest)).toBe(bodyOptions.bodyLimit);
    const reply = await call('POST', '/api/drafts/', largest);
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, ['blocks']]);
  });

  it.each(['POST', 'PUT'] as const)(
    'a %s that is too large is refused by nginx in the same words',
    async (method) => {
      const huge = JSON.stringify({ ...written(), blocks: 'x'.repeat(bodyOptions.bodyLimit) });
      const direct = await server.app.inject({
        method: 'POST',
        url: '/api/drafts/',
        payload: huge,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      });
      expect(direct.statusCode).toBe(413);
      expect(await call(method, '/api/drafts/', huge)).toEqual({
        status: 413,
        type: direct.headers['content-type'],
        body: direct.json(),
      });
    },
  );

  it('people are told in Russian that no server answers', async () => {
    const gone = createServer((request) => request.socket.destroy());
    onTestFinished(() => void gone.close());
    const site = await startNginx([`127.0.0.1:${await listen(gone)}`]);
    const reply = await fetch(`${site}/api/feed/`);
    expect([reply.status, await reply.json()]).toEqual([
      502,
      { detail: 'Сервис временно недоступен. Попробуйте через несколько секунд.' },
    ]);
  });
});
