/** @module-tag slow */
import { expect, it } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { startDatabaseProxy } from './support/databaseProxy.ts';
import { hasPostgres, startPrimary, startStandby } from './support/postgresCluster.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { expectNothingLost, startWriter, sum } from './support/writers.ts';

const failovers = Number(process.env['FAILOVERS'] ?? 1);

it(
  `${failovers} failovers under load are a 503 each, need no restart of the server and lose nothing`,
  { timeout: 60_000 + failovers * 60_000 },
  async ({ skip }) => {
    if (!hasPostgres) skip('needs PostgreSQL on this machine: apt-get install postgresql');
    let primary = await startPrimary();
    let standby = await startStandby(primary);
    await primary.waitForStandby();
    const address = await startDatabaseProxy(primary.url);
    const server = await startProcess({
      ...noLimits,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: address.url,
      CAPTCHA_COST: '1',
      LOG_LEVEL: 'warn',
    });
    await server.ready;
    const emails = ['anna', 'boris', 'vera', 'gleb'].map((name) => `${name}@example.ru`);
    const writers = await Promise.all(emails.map((email) => startWriter(server.url, email)));
    const askers = writers.map(({ asker }) => asker);
    const acknowledged = () => writers.map((writer) => writer.acknowledged);
    const everybodyWrites = async () => {
      const before = acknowledged();
      const ahead = () => acknowledged().every((count, index) => count > (before[index] ?? 0));
      await expect.poll(ahead, { timeout: 10_000, interval: 10 }).toBe(true);
    };

    for (let round = 1; round <= failovers; round += 1) {
      await everybodyWrites();
      const since = performance.now();
      const putOff = sum(askers, 503);
      await primary.kill();
      await standby.promote();
      await expectNothingLost(standby, writers);
      address.moveTo(standby.url);
      const moved = performance.now();
      await everybodyWrites();
      const [whole, ours] = [since, moved].map((start) => ((performance.now() - start) / 1000).toFixed(1));
      console.log(
        `failover ${round}: ${whole} s without service, ${ours} s of it after the move; ${sum(askers, 503) - putOff} requests put off, none lost`,
      );

      // The old primary returns as a standby, and for a moment the address leads there once more.
      [primary, standby] = [standby, primary];
      await standby.follow(primary);
      await primary.waitForStandby();
      address.moveTo(standby.url);
      const { headers } = writers[0] ?? {};
      for (const path of ['/readyz', '/auth/users/me/', '/api/feed/']) {
        const reply = await fetch(`${server.url}${path}`, { headers: headers ?? {} });
        expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '2']);
      }
      address.moveTo(primary.url);
      await everybodyWrites();
    }
    expect(new Set(askers.flatMap(({ statuses }) => [...statuses.keys()]))).toEqual(new Set([200, 503]));
    expect(server.stdout()).not.toContain('    at ');
  },
);
