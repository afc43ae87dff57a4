/** @module-tag slow */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi, type TestContext } from 'vitest';
import { openPostgres, openStorage, tables } from '#src/server/database/index.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { dataFolder } from './support/dataFolder.ts';
import { startProcess } from './support/serverProcess.ts';

const timeout = 90_000;

/** A new database on PostgreSQL, dropped after the test. */
async function newDatabase(skip: TestContext['skip']): Promise<string> {
  const postgres = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database has one server');
  const { url, drop } = await createDatabase(postgres);
  onTestFinished(drop);
  return url;
}

/** A client that sends `statement` and then nothing more. */
async function holdOn(connectionString: string, statement: string): Promise<Client> {
  const holder = new Client({ connectionString, application_name: 'another server' });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query(statement);
  return holder;
}

describe('migrations', () => {
  it('run once, however many servers start at the same time and later', async ({ skip }) => {
    const url = await newDatabase(skip);
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    opened.push(await openPostgres(url));
    for (const { db, close } of opened) {
      expect(await db.$count(tables.users)).toBe(0);
      await close();
    }
  });

  it('wait for another server, and name it when it takes too long', async ({ skip }) => {
    const url = await newDatabase(skip);
    const holder = await holdOn(url, 'begin; select pg_advisory_xact_lock(7301944)');
    const { rows } = await holder.query(
      'select pg_backend_pid() as pid, xact_start as since from pg_stat_activity where pid = pg_backend_pid()',
    );
    const [{ pid, since }] = rows;
    await expect(openPostgres(url, { migrationTimeout: 100 })).rejects.toThrow(
      `Process ${pid} of the database ("another server" from 127.0.0.1) has been migrating it since ${since.toISOString()}. Wait for its end and start again, or end it by "select pg_terminate_backend(${pid})".`,
    );

    const waiting = openPostgres(url);
    await vi.waitFor(async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks join pg_database on oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      expect(rowCount).toBe(1);
    }, 10_000);
    await holder.query('commit');
    const { db, close } = await waiting;
    expect(await db.$count(tables.users)).toBe(0);
    await close();
  });

  it('do not wait without end for tables that somebody has locked', { timeout }, async ({ skip }) => {
    const url = await newDatabase(skip);
    await holdOn(url, 'begin; drop schema public cascade');
    await expect(openPostgres(url)).rejects.toThrow('End the long transaction that holds a table');
  });

  it('of a newer version do not keep an older server from working, and it says so', { timeout }, async () => {
    const env = { DATA_DIR: await dataFolder(), DEMO: '0' };
    const { db, close } = await openStorage(undefined, env.DATA_DIR);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 9e12)`);
    await close();
    const server = await startProcess(env);
    await server.ready;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.stdout().match(/newer version/g)).toHaveLength(1);
  });
});
