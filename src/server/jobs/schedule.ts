import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { loggedReason, type Execute } from '../database/index.ts';

/** Work that is done from time to time by one of the servers. */
export interface Job {
  /** Of its queue. */
  readonly name: string;
  /** When it is due, as cron says it, in UTC. */
  readonly cron: string;
  /** May be begun again after a server has died in the middle of it. */
  run(): Promise<unknown>;
}

interface Patience extends Pick<ConstructorOptions, 'superviseIntervalSeconds' | 'monitorIntervalSeconds'> {
  /** After which a server that says nothing of its job any more has died, and another one takes it. @default 30 */
  readonly heartbeatSeconds?: number;
  readonly pollingIntervalSeconds?: number;
}

/**
 * Runs jobs at the start and when they are due, each on one of the servers: pg-boss keeps in the database which is whose. A job
 * that fails is tried three times more.
 * @param patience seconds; tests have less
 * @returns ends that, and waits a little for what is running
 */
export async function scheduleJobs(
  execute: Execute,
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  { heartbeatSeconds = 30, pollingIntervalSeconds = 20, ...options }: Patience = {},
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: execute }, ...options });
  // Without a listener an error would end the process; the database may just be away.
  boss.on('error', (error) => log.warn({ reason: loggedReason(error) }, 'jobs could not be looked for'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, {
      // One in the line and one in hand, however many servers start.
      policy: 'stately',
      retryLimit: 3,
      retryBackoff: true,
      heartbeatSeconds,
    });
    await boss.schedule(name, cron);
    await boss.send(name);
    await boss.work(name, { pollingIntervalSeconds }, async () => void (await run()));
  }
  return () => boss.stop({ close: false, timeout: 2000 });
}
