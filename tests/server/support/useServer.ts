import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { emptyDatabase, openSharedDatabase } from './database.ts';
import { emptyOutbox } from './mailbox.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** One server per test file on one database, emptied before each test, as is the outbox. */
export function useServer(env: Readonly<Record<string, string>> = {}): () => TestServer & OpenDatabase {
  let database: OpenDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await openSharedDatabase();
    server = await startTestServer(database, env);
  }, 30_000);
  beforeEach(async () => {
    await server.queue.idle();
    emptyOutbox(server.outbox);
    await emptyDatabase(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  return () => ({ ...database, ...server });
}
