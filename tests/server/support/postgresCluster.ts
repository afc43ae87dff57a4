import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#tests/setup/freePort.ts';
import type { AtEnd } from './atEnd.ts';
import { postgresAccount, postgresFolder } from './asPostgres.ts';

/** Debian's, the newest. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
export const hasPostgres = programs !== undefined;

/** A PostgreSQL of its own on the loopback address, gone after the test. */
export interface PostgresNode {
  readonly url: string;
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** Ends it at once, as a kill does. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Throws its data away and copies those of `primary`, which it follows from now on. */
  follow(primary: PostgresNode): Promise<void>;
  /** Makes the standby a primary. */
  promote(): Promise<void>;
  /** Acknowledges nothing any more that a standby has not got. */
  waitForStandby(): Promise<void>;
}

/** @param disk where its files have to survive a power cut; absent: a folder of its own, for whose disk nobody waits */
async function createNode(
  atEnd: AtEnd = onTestFinished,
  disk?: string,
): Promise<PostgresNode & { create(): Promise<void> }> {
  const folder = disk ?? postgresFolder(atEnd);
  const data = join(folder, 'data');
  const port = String(await freePort());
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  async function run(program: string, ...args: readonly string[]): Promise<void> {
    const options = { stdio: 'ignore', cwd: folder, ...postgresAccount() } as const;
    const child = spawn(join(programs ?? '', program), args, options);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${String(code)}`);
  }
  const start = () => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${disk === undefined ? 'off' : 'on'}`;
    return run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
  };
  const kill = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  atEnd(() => kill().catch(() => undefined));

  async function query(statement: string) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    url,
    query,
    kill,
    start,
    async create() {
      const options = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'];
      await run('initdb', '-D', data, ...(disk === undefined ? ['--no-sync'] : []), ...options);
      await start();
    },
    async follow(primary) {
      await rm(data, { recursive: true, force: true });
      await run('pg_basebackup', '-d', primary.url, '-D', data, '-R', '-c', 'fast', '--no-sync');
      await start();
    },
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    async waitForStandby() {
      await query(`alter system set synchronous_standby_names = '*'`);
      await query('select pg_reload_conf()');
      await vi.waitFor(async () => {
        const [setting] = await query('show synchronous_standby_names');
        if (setting?.['synchronous_standby_names'] !== '*') throw new Error('not reloaded yet');
      }, 10_000);
    },
  };
}

/** An empty primary. @param disk a folder of PostgreSQL's user whose disk may lose its power */
export async function startPrimary(atEnd?: AtEnd, disk?: string): Promise<PostgresNode> {
  const node = await createNode(atEnd, disk);
  await node.create();
  return node;
}

/** A hot standby of `primary`. */
export async function startStandby(primary: PostgresNode, atEnd?: AtEnd): Promise<PostgresNode> {
  const node = await createNode(atEnd);
  await node.follow(primary);
  return node;
}
