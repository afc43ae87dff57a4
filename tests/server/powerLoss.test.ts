import { execFileSync } from 'node:child_process';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded, tables } from '#src/server/database/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { mount } from './support/disk.ts';
import { registerUntilTheEnd } from './support/overHttp.ts';
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

it('an embedded database whose machine loses its power has everybody who was told of the account', async ({
  skip,
}) => {
  if (!existsSync(mkfs)) skip('needs e2fsprogs');
  const temporary = temporaryFolder();
  const disk = makeDisk(join(temporary, 'disk.img'));
  const folder = join(temporary, 'disk');
  if (!mount(folder, '-o', 'loop', disk)) skip('needs the right to mount a file system');
  const server = await startProcess({
    ...noLimits,
    DATA_DIR: join(folder, 'data'),
    CAPTCHA_COST: '1',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  await server.ready;
  const told: string[] = [];
  await registerUntilTheEnd(server.url, (email) => {
    // In the middle of others: what they get is no answer.
    if (told.push(email) === 20) cutPower(folder);
  });
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(/^The embedded database has stopped \(.*I\/O error\)\. .*\n$/);

  execFileSync('umount', [folder]);
  mount(folder, '-o', 'loop', disk);
  const { db, close } = await openEmbedded(join(folder, 'data/database'));
  onTestFinished(close);
  const rows = await db.select({ email: tables.users.email }).from(tables.users);
  expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(told));
}, 90_000);
