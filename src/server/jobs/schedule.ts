import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { ItemsFailed, loggedReason, type Execute } from '../database/index.ts';
import { LedgerFault } from '../ledger/index.ts';

/** Work that is done from time to time by one of the servers. */
export interface Job {
  /** Name of its queue. */
  readonly name: string;
  /** Due times, as a cron expression in UTC. */
  readonly cron: string;
  /** Also whenever a server starts. */
  readonly isDueAtStart: boolean;
  /** May be begun again after a server has died in the middle of it. */
  run(): Promise<unknown>;
}

interface Timing extends Pick<ConstructorOptions, 'superviseIntervalSeconds' | 'monitorIntervalSeconds'> {
  /** Seconds of silence after which the server of a job counts as dead, and another one takes the job. @default 30 */
  readonly heartbeatSeconds?: number;
  readonly pollingIntervalSeconds?: number;
}

/** Observers of jobs. */
export interface JobsWatch {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for each failed try of a job. @default not counted */
  readonly onFailure?: ((name: string) => void) | undefined;
}

/** The part of a failure that says where to look, and nothing of people. */
function detailsOf(error: unknown): object {
  if (error instanceof ItemsFailed) return { failures: error.failures };
  return error instanceof LedgerFault ? { faults: error.message } : {};
}

/** Runs a job and reports its failure, which pg-boss does not. */
export async function watched(
  { name, run }: Pick<Job, 'name' | 'run'>,
  { log, onFailure }: JobsWatch,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ job: name, reason: loggedReason(error), ...detailsOf(error) }, 'a job has failed');
    onFailure?.(name);
    throw error;
  }
}

/**
 * Runs jobs when they are due, each on one of the servers: pg-boss keeps in the database which is whose. A job that
 * fails is tried three times more.
 * @param timing in seconds; shorter in tests
 * @returns ends that, and waits a little for what is running
 */
export async function scheduleJobs(
  execute: Execute,
  jobs: readonly Job[],
  watch: JobsWatch,
  { heartbeatSeconds = 30, pollingIntervalSeconds = 20, ...options }: Timing = {},
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: execute }, ...options });
  // An error without a listener would end the process, although the database may just be away.
  boss.on('error', (error) =>
    watch.log.warn({ reason: loggedReason(error) }, 'jobs could not be looked for'),
  );
  const stop = () => boss.stop({ close: false, timeout: 2000 });
  try {
    await boss.start();
    for (const job of jobs) {
      const { name, cron, isDueAtStart } = job;
      await boss.createQueue(name, {
        // One waiting and one running, no matter how many servers start.
        policy: 'stately',
        retryLimit: 3,
        retryBackoff: true,
        heartbeatSeconds,
      });
      await boss.schedule(name, cron);
      if (isDueAtStart) await boss.send(name);
      await boss.work(name, { pollingIntervalSeconds }, () => watched(job, watch));
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
