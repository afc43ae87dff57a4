import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import type { AtEnd } from './atEnd.ts';
import { temporaryFolder } from './serverProcess.ts';

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL and PgBouncer refuse to run as root: under whom they are started. */
export const postgresAccount = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** A folder that they may write to; deleted after the test. */
export function postgresFolder(atEnd?: AtEnd): string {
  const folder = temporaryFolder(atEnd);
  const { uid, gid } = postgresAccount();
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
