import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '#tests/setup/compileCache.ts';
import { freePort } from '#tests/setup/freePort.ts';
import type { AtEnd } from './atEnd.ts';

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the exit code; `null` after a kill. */
  readonly exited: Promise<number | null>;
  /** Resolves when the server has printed where it is; rejects when it ended before. */
  readonly ready: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** A folder that disappears after the test. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A fake of the built client, so that no test of the server waits for a build. */
function emptyClient(atEnd: AtEnd): string {
  const folder = join(temporaryFolder(atEnd), 'client');
  mkdirSync(folder);
  for (const name of ['index', 'app', 'public', '404']) writeFileSync(join(folder, `${name}.html`), name);
  return folder;
}

const thisServer = fileURLToPath(new URL('./serverEntry.ts', import.meta.url));

/**
 * Starts the real server in a process of its own and ends it after the test.
 * @param entry of another version of it
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  entry = thisServer,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child: ChildProcess = spawn(process.execPath, [entry, ...args], {
    env: {
      PATH: process.env['PATH'],
      ...compileCache,
      CLIENT: emptyClient(atEnd),
      PORT: port,
      TEST_BANK: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output.stdout += String(chunk);
      if (output.stdout.includes(' · data: ')) resolve();
    });
    child.stderr?.on('data', (chunk) => (output.stderr += String(chunk)));
    void exited.then((code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
  });
  ready.catch(() => undefined);
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    exited,
    ready,
    kill: (signal) => void child.kill(signal),
  };
}
