/** @module-tag slow */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { postgresAccount, postgresFolder } from './support/asPostgres.ts';
import { mount } from './support/disk.ts';
import { registerUntilTheEnd } from './support/overHttp.ts';
import { hasPostgres, startPrimary } from './support/postgresCluster.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';

const mkfs = '/usr/sbin/mkfs.ext4';

/** A disk in a file, with nothing on it. */
function makeDisk(file: string): string {
  writeFileSync(file, '');
  truncateSync(file, 200_000_000);
  execFileSync(mkfs, ['-q', file]);
  return file;
}

/** EXT4_IOC_SHUTDOWN without a flush, which ext4 has for such tests: from now on nothing reaches the disk. */
const cutPower = (folder: string) =>
  execFileSync('perl', [
    '-e',
    'open(F, shift) && ioctl(F, 0x8004587d, $how = pack("L", 2)) or die $!',
    folder,
  ]);

it('a site on PostgreSQL whose machine loses its power has everybody who was told of the account', async ({
  skip,
}) => {
  if (!existsSync(mkfs) || !hasPostgres) skip('needs e2fsprogs and PostgreSQL');
  const temporary = temporaryFolder();
  const disk = makeDisk(join(temporary, 'disk.img'));
  const folder = postgresFolder();
  if (!mount(folder, '-o', 'loop', disk)) skip('needs the right to mount a file system');
  const { uid, gid } = postgresAccount();
  if (uid !== undefined) chownSync(folder, uid, gid);
  const primary = await startPrimary(undefined, folder);
  const postmaster = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
  const server = await startProcess({
    ...noLimits,
    DATABASE_URL: primary.url,
    DATA_DIR: join(temporary, 'data'),
    CAPTCHA_COST: '1',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  await server.ready;
  const told: string[] = [];
  const writing = registerUntilTheEnd(server.url, (email) => {
    // The cut comes between other calls, which get no answer.
    if (told.push(email) === 20) cutPower(folder);
  });
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(20), { timeout: 60_000 });
  process.kill(postmaster, 'SIGKILL');
  server.kill('SIGKILL');
  await writing;

  await vi.waitFor(() => execFileSync('umount', [folder], { stdio: 'ignore' }), { timeout: 10_000 });
  mount(folder, '-o', 'loop', disk);
  // A machine that has started again has no process of this number.
  for (const file of globSync(`${folder}/{data/postmaster.pid,.s.PGSQL.*.lock}`)) rmSync(file);
  await primary.start();
  const rows = await primary.query('select email from users');
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(told));
}, 90_000);
