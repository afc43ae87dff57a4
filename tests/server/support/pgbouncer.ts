import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#tests/setup/freePort.ts';
import { postgresAccount, postgresFolder } from './asPostgres.ts';

const binary = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(binary);

/**
 * Debian's PgBouncer in transaction mode before the database at `url`, stopped after the test.
 * @returns the address of that database through it
 */
export async function startPgBouncer(url: string): Promise<string> {
  const folder = postgresFolder();
  const database = new URL(url);
  const pooled = new URL(url);
  pooled.port = String(await freePort());
  const users = join(folder, 'users');
  writeFileSync(users, `"${database.username}" "${database.password}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: pooled.port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    // Fewer than a server asks for: they are shared.
    default_pool_size: 4,
    server_login_retry: 1,
    logfile: join(folder, 'log'),
  };
  const lines = [
    '[databases]',
    `* = host=${database.hostname} port=${database.port}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, lines.join('\n'));
  const child = spawn(binary, [file], { stdio: 'ignore', cwd: folder, ...postgresAccount() });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await vi.waitFor(async () => {
    const client = new Client({ connectionString: pooled.href });
    await client.connect();
    await client.end();
  }, 10_000);
  return pooled.href;
}
