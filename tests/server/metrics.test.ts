import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { createMetrics, type Metrics, serveMetrics } from '#src/server/metrics/metrics.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { listen } from '#tests/setup/listen.ts';
import { openTestDatabase } from './support/database.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

let database: OpenDatabase;
let server: TestServer;
let url: string;
let stop: () => Promise<void>;
let metrics: Metrics;

beforeAll(async () => {
  database = await openTestDatabase();
  metrics = createMetrics(database.db);
  server = await startTestServer(database, {}, { metrics });
  const port = await freePort();
  stop = await serveMetrics(metrics, { host: '127.0.0.1', port });
  url = `http://127.0.0.1:${port}/metrics`;
}, 30_000);
afterAll(async () => {
  await stop();
  await server.close();
  await database.close();
});

const read = async () => (await fetch(url)).text();

describe('the metrics', () => {
  it('are in the format of Prometheus', async () => {
    const reply = await fetch(url);
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await reply.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('count replies by the pattern of their route, never by the address', async () => {
    await server.get('/api/posts/1234567/');
    await server.get('/auth/users/somebody@example.ru/');
    const text = await read();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/posts/:id/",status="401"} 1',
    );
    expect(text).not.toContain('1234567');
    expect(text).not.toContain('somebody');
  });

  it('tell how many messages wait', async () => {
    expect(await read()).toMatch(/^messages_waiting 0$/m);
    await database.db
      .insert(tables.queuedMessages)
      .values({ kind: 'activation', email: 'a@example.ru', dueAt: new Date('2100-01-01T00:00:00Z') });
    expect(await read()).toMatch(/^messages_waiting 1$/m);
  });

  it('count the tries of jobs that have failed', async () => {
    metrics.countFailedJob('clean-up');
    expect(await read()).toMatch(/^jobs_failed_total\{job="clean-up"\} 1$/m);
  });

  it('are read also while the database is away', async () => {
    const other = await openTestDatabase();
    const apart = createMetrics(other.db);
    await other.close();
    expect(await apart.read()).toMatch(/^messages_waiting Nan$/im);
  });

  it('are nothing but GET /metrics', async () => {
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('are not on the port of the site', async () => {
    expect((await server.get('/metrics')).statusCode).toBe(404);
  });

  it('say so when their port is taken', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listen(other);
    await expect(serveMetrics(createMetrics(database.db), { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it or set another METRICS_PORT.`,
    );
  });
});
