import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '#src/server/database/index.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { startDatabaseProxy } from './support/databaseProxy.ts';
import { password, startTestServer, type TestServer } from './support/testServer.ts';

/** A server with a signed-in person, whose database can be taken away. */
async function start(url: string) {
  const database = await createDatabase(url);
  onTestFinished(database.drop);
  const proxy = await startDatabaseProxy(database.url);
  const opened = await openPostgres(proxy.url);
  const server = await startTestServer(opened);
  onTestFinished(async () => {
    await server.close();
    await opened.close();
  });
  const access = await server.enter('anna@example.ru');
  return { proxy, server, access };
}

/** Every kind of work with the database: plain queries, a transaction, and what balancers ask. */
const requests = ({ get, post }: TestServer, access: string) => [
  get('/auth/users/me/', access),
  post('/auth/jwt/create/', { email: 'anna@example.ru', password }),
  post('/api/subscriptions/subscribe_free/', { author: 1 }, access),
  post('/auth/users/reset_password/', { email: 'anna@example.ru' }),
  post('/auth/users/activation/', { uid: 'MQ', token: 'token' }),
  get('/readyz'),
];

describe('without its database the server', () => {
  it.for(['stop', 'freeze'] as const)(
    '(after a %s) says so in two seconds, and recovers in five',
    async (loss, { skip }) => {
      const url =
        testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database goes with its process only');
      const { proxy, server, access } = await start(url);
      // More often than the pool has connections: none may be lost for good.
      for (let round = 0; round < 3; round += 1) {
        await proxy[loss]();
        for (let count = 0; count < 2; count += 1) {
          const stall = monitorEventLoopDelay();
          stall.enable();
          const since = performance.now();
          const replies = await Promise.all(requests(server, access));
          // Subtracts the time in which the machine stalled.
          expect(performance.now() - since - stall.max / 1e6).toBeLessThan(2000);
          stall.disable();
          for (const reply of replies) {
            expect([reply.statusCode, reply.json()]).toEqual([
              503,
              { detail: 'Сервис временно недоступен. Попробуйте через несколько секунд.' },
            ]);
            expect(reply.headers['retry-after']).toBe('2');
          }
          expect((await server.get('/healthz')).statusCode).toBe(200);
        }
        const reasons = server.log.flatMap((line) => JSON.parse(line).reason ?? []).join('\n');
        expect(reasons).toMatch(/ECONN|timeout|terminated/);
        expect(reasons).not.toContain('    at ');
        await proxy.resume();
        await expect.poll(async () => (await server.get('/readyz')).statusCode, { timeout: 5000 }).toBe(200);
        expect((await server.get('/auth/users/me/', access)).statusCode).toBe(200);
      }
    },
  );
});
