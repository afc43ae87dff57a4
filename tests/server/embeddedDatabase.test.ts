import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from '#src/server/database/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes that are still needed. */
function memory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

test('an embedded database keeps nothing of the rows that it has answered with', async () => {
  const { db, close } = await openEmbedded();
  const megabyte = sql`select repeat('x', 1000) from generate_series(1, 1000)`;
  await db.execute(megabyte);
  const before = memory();
  for (let count = 0; count < 50; count += 1) await db.execute(megabyte);
  expect(memory() - before).toBeLessThan(10);
  await close();
});
