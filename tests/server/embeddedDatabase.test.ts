import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { embeddedPool } from '#src/server/database/embeddedPool.ts';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { openInMemory } from './support/memoryDatabase.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes that are still needed. */
function memory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
}, 60_000);
afterAll(() => database.close());

test('an embedded database keeps nothing of the rows that it has answered with', async () => {
  const { db } = database;
  const megabyte = sql`select repeat('x', 1000) from generate_series(1, 1000)`;
  await db.execute(megabyte);
  const before = memory();
  for (let count = 0; count < 50; count += 1) await db.execute(megabyte);
  expect(memory() - before).toBeLessThan(10);
});

test('a statement that fails undoes its transaction and nothing else', async () => {
  const { db } = database;
  const spend = (signature: string) =>
    db.transaction(async (transaction) => {
      await transaction.insert(tables.usedChallenges).values({ signature, expiresAt: new Date() });
      await transaction.execute(sql`select 1 / length(${signature})`);
    });
  const outcomes = await Promise.allSettled(['first', '', 'third'].map(spend));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const signatures = await db
    .select({ signature: tables.usedChallenges.signature })
    .from(tables.usedChallenges);
  expect(signatures.map(({ signature }) => signature).toSorted()).toEqual(['first', 'third']);
});

test('a connection given up within a transaction leaves it undone to the next one', async () => {
  const pool = embeddedPool(await PGlite.create(), () => expect.unreachable());
  await pool.query('create table notes (text text)');
  const client = await pool.connect();
  await client.query('begin');
  await client.query("insert into notes values ('lost')");
  client.release(true);
  await pool.query("insert into notes values ('kept')");
  expect((await pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
});

test('a query in which the database itself breaks down is reported', async () => {
  const broken = await PGlite.create();
  const answer = vi.spyOn(broken.Module, '_PostgresMainLoopOnce');
  const fail = vi.fn();
  const pool = embeddedPool(broken, fail);
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(fail).not.toHaveBeenCalled();
  const failure = new WebAssembly.RuntimeError('memory access out of bounds');
  answer.mockImplementationOnce(() => {
    throw failure;
  });
  await pool.query('select 1');
  expect(fail).toHaveBeenCalledExactlyOnceWith(failure);
});
