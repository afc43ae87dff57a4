import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { demoLogin } from '#src/server/demo/authors.ts';
import { noLimits } from '#tests/setup/limits.ts';

const port = 41_870;
export const url = `http://127.0.0.1:${port}`;
export const login = { email: demoLogin.email, password: demoLogin.password };

/** @param rate requests a second; absent: as many as the server answers */
export interface Load {
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  readonly rate?: number;
}

export interface LoadedServer {
  /** Memory of the process, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * Starts a server in a process of its own.
 * @param entry file in this folder
 * @param folder of its data
 */
export async function startLoaded(entry: string, folder: string): Promise<LoadedServer> {
  const env = { PORT: String(port), DATA_DIR: folder, CLIENT: folder, DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: { ...process.env, ...noLimits, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It does not outlive a script that failed.
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
    },
  };
}

const options = ({ connections, duration, rate }: Load) => ({
  ...{ connections, duration },
  ...(rate !== undefined && { overallRate: rate }),
});

export const read = (path: string, access: string, load: Load) =>
  autocannon({ url: `${url}${path}`, headers: { authorization: `Bearer ${access}` }, ...options(load) });

export const logIn = (load: Load) =>
  autocannon({
    url: `${url}/auth/jwt/create/`,
    method: 'POST',
    body: JSON.stringify(login),
    headers: { 'content-type': 'application/json' },
    ...options(load),
  });

export const print = (what: string, value: number, mark: string) =>
  process.stdout.write(`${what.padEnd(58)} ${value.toFixed(2).padStart(9)}   ${mark}\n`);
