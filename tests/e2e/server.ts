import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { readOutbox, type ReceivedMessage } from '#tests/server/support/mailbox.ts';
import { compileCache } from '#tests/setup/compileCache.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { noLimits } from '#tests/setup/limits.ts';

/** The product's server in its own process with its own data. */
export interface ProductServer {
  /** Origin of the server, e.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** Sent messages, oldest first; `undefined` without access to them. */
  messages?: () => readonly ReceivedMessage[];
  /** Lines of its log about broken pages and violations of the content policy; a test may take its own out. */
  reports: string[];
  /** Ends the process as an operator would and starts it again over the same data. */
  restart(): Promise<void>;
  /** Ends the process at once, in the middle of its work; `restart` starts it again. */
  kill(): Promise<void>;
  /** `npm run moderate -- ARGS`, as an operator runs it. @returns what it prints */
  moderate(...args: string[]): Promise<string>;
  /** Ends the process and removes its data. */
  remove(): Promise<void>;
}

const sources = join(import.meta.dirname, '../../src/server');
const run = promisify(execFile);

/** Origin of a running product with its demo; absent: the tests start one. */
const running = process.env['E2E_ORIGIN'];

/** Folders of the messages that it sends. */
const outboxes = process.env['E2E_OUTBOX']?.split(':');

const messagesIn = (folders: readonly string[]) => () =>
  folders.filter((folder) => existsSync(folder)).flatMap((folder) => readOutbox(folder));

/** A product that runs elsewhere: journeys restart nothing there. */
const serverAt = (origin: string): ProductServer => ({
  origin,
  ...(outboxes && { messages: messagesIn(outboxes) }),
  reports: [],
  restart: () => Promise.reject(new Error(`${origin} is not ours to restart`)),
  kill: () => Promise.reject(new Error(`${origin} is not ours to kill`)),
  moderate: () => Promise.reject(new Error(`${origin} is not ours to moderate`)),
  remove: async () => undefined,
});

/** The PostgreSQL server to make databases on; without it the embedded database is used. */
const postgres = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own: its address and how to drop it. */
async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(`drop database ${name} with (force)`) };
}

/** Resolves when the server has said where it is; what it said instead is the error. */
async function ready(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(origin)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${said}`)));
  });
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Starts the product on a free port of the loopback address, unless `E2E_ORIGIN` names one that runs. */
export async function startServer(): Promise<ProductServer> {
  if (running !== undefined) return serverAt(running);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'soavtor-e2e-'));
  const database = postgres === undefined ? undefined : await createDatabase(postgres);
  const env = {
    ...process.env,
    ...compileCache,
    ...noLimits,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    // A restarted server brings its bank back to where a payer's page leads.
    TEST_BANK_PORT: String(await freePort()),
    DEMO: '1',
    // The captcha is pressed and solved, with less work: how much a browser has to do is not what journeys are about.
    CAPTCHA_COST: '1',
    LOG_LEVEL: 'warn',
    ...(database && { DATABASE_URL: database.url }),
  };
  const reports: string[] = [];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [join(sources, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface(child.stdout).on('line', (line) => {
      if (/"msg":"(?:page crashed|content policy violated)"/.test(line)) reports.push(line);
    });
    try {
      await ready(child, origin);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
    return child;
  };
  let child = await start();
  return {
    origin,
    messages: messagesIn([join(folder, 'outbox')]),
    reports,
    async restart() {
      await stop(child);
      child = await start();
    },
    kill: () => stop(child, 'SIGKILL'),
    async moderate(...args) {
      const { stdout } = await run(process.execPath, [join(sources, 'commands/moderate.ts'), ...args], {
        env,
      });
      return stdout;
    },
    async remove() {
      await stop(child);
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
