/** @module-tag slow */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
