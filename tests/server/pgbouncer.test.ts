/** @module-tag slow */
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { openPostgres, tables, type OpenDatabase } from '#src/server/database/index.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { startDatabaseProxy } from './support/databaseProxy.ts';
import { hasPgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import { startTestServer } from './support/testServer.ts';

const timeout = 60_000;

/** A new database behind PgBouncer; the way from there to PostgreSQL can be broken. */
async function start(skip: TestContext['skip']) {
  const postgres = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: nothing pools the embedded database');
  if (!hasPgBouncer) skip('needs PgBouncer: apt-get install pgbouncer');
  const { url, drop } = await createDatabase(postgres);
  onTestFinished(drop);
  const way = await startDatabaseProxy(url);
  const pooled = await startPgBouncer(way.url);
  const direct = new Client({ connectionString: url });
  await direct.connect();
  onTestFinished(() => direct.end());
  return { url, way, pooled, direct };
}

async function open(url: string): Promise<OpenDatabase> {
  const database = await openPostgres(url, { isPooled: true });
  onTestFinished(database.close);
  return database;
}

describe('behind PgBouncer in transaction mode', { timeout }, () => {
  it('one of several servers migrates, and none leaves the others waiting', async ({ skip }) => {
    const { pooled, direct } = await start(skip);
    const opened = await Promise.all([1, 2, 3, 4].map(() => open(pooled)));
    for (const { db } of opened) expect(await db.$count(tables.users)).toBe(0);
    // Only this database: other tests migrate theirs in the same cluster.
    const { rows: locks } = await direct.query(
      `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory'`,
    );
    expect(locks).toEqual([]);
  });

  it('many people at once are served', async ({ skip }) => {
    const { pooled } = await start(skip);
    const server = await startTestServer(await open(pooled));
    onTestFinished(server.close);
    const visit = async (email: string) => {
      const access = await server.enter(email);
      await server.send('PATCH', '/auth/users/me/', { first_name: email }, access);
      return server.get('/auth/users/me/', access);
    };
    const emails = Array.from({ length: 12 }, (_, index) => `vera${index}@example.ru`);
    const replies = await Promise.all(emails.map(visit));
    expect(replies.map((reply) => reply.json().first_name)).toEqual(emails);
  });

  it('a database that is away is a 503, and served again once it is back', async ({ skip }) => {
    const { way, pooled } = await start(skip);
    const server = await startTestServer(await open(pooled));
    onTestFinished(server.close);
    const access = await server.enter('anna@example.ru');
    const rename = () => server.send('PATCH', '/auth/users/me/', { first_name: 'Анна' }, access);
    await way.stop();
    for (let count = 0; count < 3; count += 1) {
      const replies = await Promise.all([
        rename(),
        server.get('/auth/users/me/', access),
        server.get('/readyz'),
      ]);
      expect(replies.map((reply) => reply.statusCode)).toEqual([503, 503, 503]);
    }
    await way.resume();
    await expect.poll(async () => (await rename()).statusCode, { timeout: 10_000 }).toBe(200);
  });

  it('a server that was not told so names the setting', async ({ skip }) => {
    const { pooled } = await start(skip);
    await expect(openPostgres(pooled)).rejects.toThrow('Set DATABASE_POOLED=1 for a pooler.');
  });

  it('the operator is told to give the role its time limits', async ({ skip }) => {
    const { url, pooled, direct } = await start(skip);
    const { warnings } = await open(pooled);
    expect(warnings).toEqual([
      `PostgreSQL does not end what a server has given up, and a pooler cannot be asked for it. Run: alter role postgres set statement_timeout = '1400'; alter role postgres set lock_timeout = '1000'; alter role postgres set idle_in_transaction_session_timeout = '10000';`,
    ]);
    const [statements = ''] = /alter role.*/.exec(warnings[0] ?? '') ?? [];
    // This database only: other tests use the same role.
    const here = `in database ${new URL(url).pathname.slice(1)} set`;
    await direct.query(statements.replaceAll('set', here));
    // Connections that PgBouncer has open keep what they had.
    expect((await open(await startPgBouncer(url))).warnings).toEqual([]);
  });
});
