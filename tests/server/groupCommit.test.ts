import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordView } from '#src/server/posts/views.ts';
import { createLimits } from '#src/server/limits/limits.ts';
import { parseSettings } from '#src/server/settings/index.ts';
import { openEmbedded, tables, type OpenDatabase } from '#src/server/database/index.ts';

const { usedChallenges } = tables;
const folder = mkdtempSync(join(tmpdir(), 'database-'));
const synced = vi.spyOn(fs, 'fsyncSync');
let database: OpenDatabase;
beforeAll(async () => {
  syncBuiltinESMExports();
  database = await openEmbedded(join(folder, 'database'));
}, 60_000);
afterAll(async () => {
  await database.close();
  synced.mockRestore();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void synced.mockClear());

const row = (signature: string) => ({ signature, expiresAt: new Date() });

test('a write is answered when it is on the disk', async () => {
  await database.db.insert(usedChallenges).values(row('one'));
  expect(synced).toHaveBeenCalledTimes(1);
});

test('a transaction is answered when it is on the disk', async () => {
  await database.db.transaction(async (transaction) => {
    await transaction.insert(usedChallenges).values(row('first half'));
    await transaction.insert(usedChallenges).values(row('second half'));
  });
  expect(synced).toHaveBeenCalledTimes(1);
});

test('writes at the same time wait for the disk together', async () => {
  const signatures = Array.from({ length: 32 }, (_, index) => `together ${index}`);
  await Promise.all(signatures.map((signature) => database.db.insert(usedChallenges).values(row(signature))));
  expect(synced).toHaveBeenCalledTimes(1);
});

test('a read waits for the disk when it has seen what is not there yet', async () => {
  const write = database.db.insert(usedChallenges).values(row('seen')).execute();
  const signatures = (await database.db.select().from(usedChallenges)).map(({ signature }) => signature);
  expect(signatures).toContain('seen');
  expect(synced).toHaveBeenCalledTimes(1);
  await write;
});

test('a count of a limit waits for nothing', async () => {
  const limits = createLimits(database.db, parseSettings({ LIMIT_LOGIN: '1/60' }), { info: () => undefined });
  expect(await limits.allows('LIMIT_LOGIN', 'anna@example.ru')).toBe(true);
  expect(await limits.allows('LIMIT_LOGIN', 'anna@example.ru')).toBe(false);
  expect(synced).not.toHaveBeenCalled();
});

test('a view waits for nothing', async () => {
  const post = { id: 1, author: { id: 1, user_id: 1, name: '', role: '', portrait: '' } };
  await recordView(database.db, post, 1, { warn: vi.fn() });
  expect(await database.db.$count(tables.views)).toBe(1);
  expect(synced).not.toHaveBeenCalled();
});

test('a statement that has to do with views waits like any other', async () => {
  await database.db.delete(tables.views);
  expect(synced).toHaveBeenCalledTimes(1);
});

test('a read that has seen nothing new waits for nothing', async () => {
  await database.db.select().from(usedChallenges);
  expect(synced).not.toHaveBeenCalled();
});
