import { sql, type SQL } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { openPostgres, type Database } from '#src/server/database/index.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { startTestServer } from './support/testServer.ts';

/** A new database with a server's queries, and another connection to it. */
async function start(skip: TestContext['skip']) {
  const postgres =
    testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: an embedded query ends with its process');
  const { url, drop } = await createDatabase(postgres);
  onTestFinished(drop);
  const opened = await openPostgres(url);
  onTestFinished(opened.close);
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  return { ...opened, other };
}

const value = (db: Database, expression: SQL) =>
  db.transaction((transaction) => transaction.select({ value: expression }).from(sql`(values (1)) as one`));

/** Statements of other connections; with `Lock` only those that wait for one. */
const busy = async (other: Client, waiting = '%') =>
  (
    await other.query(
      `select query from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and state = 'active' and coalesce(wait_event_type, '') like $1`,
      [waiting],
    )
  ).rows;

describe('PostgreSQL', () => {
  it('soon ends a query that the server has given up', async ({ skip }) => {
    const { db, other } = await start(skip);
    await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toThrow('Failed query');
    await expect.poll(() => busy(other), { timeout: 5000 }).toEqual([]);
  });

  it('lets a job take its time, which nobody waits for', async ({ skip }) => {
    const { jobsDb } = await start(skip);
    await expect(jobsDb.execute(sql`select pg_sleep(2)`)).resolves.toBeDefined();
  });

  it('does not let a request wait for a row that somebody holds', async ({ skip }) => {
    const { other, ...database } = await start(skip);
    const server = await startTestServer(database);
    onTestFinished(server.close);
    const access = await server.enter('anna@example.ru');
    await other.query('begin; select from users for update');
    const reply = await server.send('PATCH', '/auth/users/me/', { first_name: 'Анна' }, access);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    // The code of a lock that could not be taken, not of a query that took too long.
    expect(server.log.join('')).toContain('55P03');
    expect(await busy(other, 'Lock')).toEqual([]);
  });

  it('takes back what a server holds that has fallen silent', async ({ skip }) => {
    const { db } = await start(skip);
    const limit = sql`current_setting('idle_in_transaction_session_timeout')`;
    expect(await value(db, limit)).toEqual([{ value: '10s' }]);
  });

  it.for([
    ['refuses changes', sql`create table other ()`],
    ['ended a query', sql`set local statement_timeout = 1; select pg_sleep(60)`],
  ] as const)('is not asked again on the connection on which it %s', async ([, statement], { skip }) => {
    const { db } = await start(skip);
    const backend = sql`pg_backend_pid()`;
    const before = await value(db, backend);
    const failing = db.transaction((transaction) => transaction.execute(statement), {
      accessMode: 'read only',
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(await value(db, backend)).not.toEqual(before);
  });
});
