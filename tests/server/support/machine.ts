import { join } from 'node:path';
import { freePort } from '#tests/setup/freePort.ts';
import type { AtEnd } from './atEnd.ts';
import { startProcess, temporaryFolder } from './serverProcess.ts';

/** A server that can be stopped and started at the same address. */
export interface Machine {
  readonly url: string;
  /** Folder of the messages that it has sent. */
  readonly outbox: string;
  /** Log of its process. */
  readonly log: () => string;
  /** Number of its replies, and its processor time in seconds. */
  work(): Promise<{ readonly replies: number; readonly processor: number }>;
  /** Ends it at once, as a loss of power does. */
  kill(): Promise<void>;
  /** Resolves when it serves. */
  start(): Promise<void>;
}

const sumOf = (metrics: string, pattern: RegExp) =>
  [...metrics.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);

/** Starts a server. @param env with its port @param entry absent: the server with stand-ins for its pages */
export async function createMachine(
  env: Readonly<Record<'PORT', string>> & Readonly<Record<string, string>>,
  atEnd: AtEnd,
  entry?: string,
): Promise<Machine> {
  const folder = temporaryFolder(atEnd);
  const metricsPort = String(await freePort());
  const launch = async () => {
    const child = await startProcess(
      { ...env, DATA_DIR: folder, METRICS_PORT: metricsPort },
      [],
      entry,
      atEnd,
    );
    await child.ready;
    return child;
  };
  let process = await launch();
  return {
    url: process.url,
    outbox: join(folder, 'outbox'),
    log: () => process.stdout(),
    async work() {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return {
        replies: sumOf(metrics, /^http_request_duration_seconds_count\{.*\} (\d+)$/gm),
        processor: sumOf(metrics, /^process_cpu_seconds_total ([\d.]+)$/gm),
      };
    },
    async kill() {
      process.kill('SIGKILL');
      await process.exited;
    },
    async start() {
      process = await launch();
    },
  };
}
