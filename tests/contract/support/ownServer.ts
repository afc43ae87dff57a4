import { seedDemo } from '#src/server/demo/seed.ts';
import { realClock } from '#tests/server/support/clock.ts';
import { openTestDatabase } from '#tests/server/support/database.ts';
import { startTestServer } from '#tests/server/support/testServer.ts';
import type { ContractServer } from './contractServer.ts';

/** Our own server on a free port of the loopback address, its database filled with authors to subscribe to. */
export async function startOwnServer(): Promise<{ server: ContractServer; stop: () => Promise<void> }> {
  const database = await openTestDatabase();
  const { app, outbox, store, close } = await startTestServer(database, {}, { clock: realClock });
  await seedDemo(database.db, { passwords: { hash: async () => '' }, store, now: new Date() });
  return {
    server: {
      origin: await app.listen({ host: '127.0.0.1', port: 0 }),
      captcha: { kind: 'altcha' },
      mailbox: { kind: 'outbox', path: outbox },
      activation: 'optional',
      // The first id of a new database.
      author: 1,
    },
    async stop() {
      await close();
      await database.close();
    },
  };
}
