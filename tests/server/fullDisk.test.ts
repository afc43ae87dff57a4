/** @module-tag slow */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareEmbedded, startEmbedded } from '#src/server/database/embedded.ts';
import { openEmbedded, tables } from '#src/server/database/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { fillDisk, mount } from './support/disk.ts';
import { registerAt, registerUntilTheEnd } from './support/overHttp.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';

const template = mkdtempSync(join(tmpdir(), 'database-'));

/**
 * A database without rows. Its log has files of 1 MB instead of 16, with most of the last one left: otherwise it would
 * make the next one before a table has to grow.
 */
beforeAll(async () => {
  const database = await startEmbedded(template, { initDbStartParams: ['--wal-segsize=1'] });
  await prepareEmbedded(database);
  await database.query(
    `select pg_logical_emit_message(false, '', repeat('x', 1200000 - file_offset))
     from pg_walfile_name_offset(pg_current_wal_insert_lsn())`,
  );
  const { rows } = await database.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  );
  await database.close();
  const folder = join(template, 'pg_wal');
  const unused = readdirSync(folder).filter(
    (name) => /^[0-9A-F]+$/.test(name) && name > (rows[0]?.name ?? ''),
  );
  for (const name of unused) rmSync(join(folder, name));
}, 60_000);
afterAll(() => rmSync(template, { recursive: true }));

describe('on a full disk', () => {
  it.for([
    { what: 'a table', disk: '.', file: 'base/' },
    { what: 'the log of the database', disk: 'database/pg_wal', file: 'pg_wal/' },
  ])(
    'a server ends with one line when $what has to grow, and nobody who was told of the account is lost',
    { timeout: 90_000 },
    async ({ disk, file }, { skip }) => {
      const folder = temporaryFolder();
      const full = join(folder, disk);
      if (!mount(full, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs'))
        skip('needs the right to mount a file system');
      cpSync(template, join(folder, 'database'), { recursive: true });
      const env = { ...noLimits, DATA_DIR: folder, CAPTCHA_COST: '1', DEMO: '0', LOG_LEVEL: 'silent' };
      const told = ['anna@example.ru'];

      const server = await startProcess(env);
      await server.ready;
      expect((await registerAt(server.url, 'anna@example.ru')).status).toBe(201);
      const makeRoom = fillDisk(full);
      await registerUntilTheEnd(server.url, (email) => told.push(email));
      expect(await server.exited).toBe(1);
      expect(server.stderr()).toMatch(
        /^The embedded database has stopped \(.*No space left on device\)\. Make room .*\n$/,
      );
      expect(server.stderr()).toContain(file);

      makeRoom();
      const { db, close } = await openEmbedded(join(folder, 'database'));
      onTestFinished(close);
      const emails = await db.select({ email: tables.users.email }).from(tables.users);
      expect(emails.map(({ email }) => email)).toEqual(expect.arrayContaining(told));
    },
  );
});
