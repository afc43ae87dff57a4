import type { FastifyBaseLogger } from 'fastify';
import { absoluteTtl } from '../auth/index.ts';
import { addPartitions, cleanUp, loggedReason, type Database, type Execute } from '../database/index.ts';
import type { LetterQueue } from '../mail/index.ts';
import { collectOrphans, type Store } from '../media/index.ts';
import type { Settings } from '../settings/index.ts';
import { countAllSubscribers, countSubscribers } from '../subscriptions/index.ts';
import { scheduleJobs } from './schedule.ts';

/** How often letters are looked for that were put back, or that another server left behind, ms. */
const letterInterval = 2000;

interface JobsDeps {
  readonly db: Database;
  readonly execute: Execute;
  readonly queue: LetterQueue;
  readonly store: Store;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends letters, and clears away what has run out.
 * @returns ends that
 */
export async function startJobs(
  { REFRESH_TTL }: Pick<Settings, 'REFRESH_TTL'>,
  { db, execute, queue, store, now, log }: JobsDeps,
): Promise<() => Promise<void>> {
  queue.wake();
  const timer = setInterval(queue.wake, letterInterval);
  const jobs = [
    {
      name: 'clean-up',
      cron: '7 * * * *',
      run: () => cleanUp(db, { idleSession: REFRESH_TTL, session: absoluteTtl }),
    },
    { name: 'add-partitions', cron: '17 2 * * *', run: () => addPartitions(db) },
    { name: 'count-subscribers', cron: '* * * * *', run: () => countSubscribers(db) },
    { name: 'count-all-subscribers', cron: '27 2 * * *', run: () => countAllSubscribers(db) },
    // A store is read through, which takes a while and is paid for.
    { name: 'collect-files', cron: '37 3 * * *', run: () => collectOrphans(db, store, now()) },
  ];
  const stop = await scheduleJobs(execute, jobs, log).catch((error: unknown) => {
    // The site goes on without; the next start tries again.
    log.warn({ reason: loggedReason(error) }, 'jobs could not be scheduled');
  });
  return async () => {
    clearInterval(timer);
    await stop?.();
  };
}
