import { setTimeout as pause } from 'node:timers/promises';
import { absoluteTtl } from '../auth/index.ts';
import { removeDeleted } from '../comments/index.ts';
import { addPartitions, cleanUp, loggedReason, type Database, type Execute } from '../database/index.ts';
import { publishDue, removeDeletedDrafts } from '../drafts/index.ts';
import { removeUnreferencedMedia } from '../media/remove.ts';
import { proveLedger, releaseHeld } from '../ledger/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailQueue } from '../mail/queue.ts';
import { collectOrphans, removeExplained, type Store } from '../media/index.ts';
import { handleNotifications, type OrdersDeps, sendRefunds, sweepOrders } from '../orders/index.ts';
import type { Settings } from '../settings/table.ts';
import { countAllSubscribers, countSubscribers } from '../subscriptions/countSubscribers.ts';
import { removeOldUploads } from '../uploads/removeOld.ts';
import type { UploadWork } from '../uploads/work.ts';
import { clearDeparted } from '../users/departures.ts';
import { createWorker } from '../jobs/worker.ts';
import { type Job, type JobsWatch, scheduleJobs, watched } from '../jobs/schedule.ts';

/** Interval between looks for due posts, and for messages and uploads that were put back or left behind, in ms. */
const interval = 2000;
/** Pauses between attempts to schedule jobs: twice as long each time, in ms. */
const pauses = { first: 1000, longest: 60_000 };

interface JobsDeps extends JobsWatch {
  /** Database with the limits of requests, for work due at a moment. */
  readonly db: Database;
  /** Database without those limits, for jobs. */
  readonly jobsDb: Database;
  readonly execute: Execute;
  readonly queue: Pick<MailQueue, 'add' | 'wake'>;
  readonly limits: Pick<Limits, 'allows'>;
  readonly store: Store;
  readonly uploads: Pick<UploadWork, 'folder' | 'wake'>;
  /** @default nothing can be paid for */
  readonly payments?: OrdersDeps | undefined;
}

/** Payments under way, each minute. They call the provider, so that they need no database without limits. */
const paymentJobs = (deps: OrdersDeps): readonly Job[] => [
  { name: 'sweep-orders', cron: '* * * * *', isDueAtStart: true, run: () => sweepOrders(deps) },
  { name: 'send-refunds', cron: '* * * * *', isDueAtStart: true, run: () => sendRefunds(deps) },
];

/**
 * Schedules jobs and retries until it succeeds: on a new database only one of several servers can, while it makes
 * pg-boss' tables. Meanwhile the site runs without jobs.
 */
async function untilScheduled(
  execute: Execute,
  jobs: readonly Job[],
  watch: JobsWatch,
  ending: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  for (let ms = pauses.first; !ending.aborted; ms = Math.min(ms * 2, pauses.longest)) {
    try {
      return await scheduleJobs(execute, jobs, watch);
    } catch (error) {
      watch.log.warn({ reason: loggedReason(error) }, 'jobs could not be scheduled');
    }
    await pause(ms, undefined, { signal: ending }).catch(() => undefined);
  }
  return undefined;
}

/**
 * Sends messages, publishes scheduled posts, processes uploads and notifications of payments, and runs the jobs.
 * @returns ends that
 */
export function startJobs(
  { REFRESH_TTL }: Pick<Settings, 'REFRESH_TTL'>,
  { db, jobsDb, execute, queue, limits, store, uploads, payments, ...watch }: JobsDeps,
): () => Promise<void> {
  const ending = new AbortController();
  const publish = () => publishDue({ db, queue, limits, log: watch.log }, ending.signal);
  const publishing = createWorker(
    async () => {
      await watched({ name: 'publish-posts', run: publish }, watch);
      return false;
    },
    // It is logged, and tried again soon.
    () => undefined,
  );
  const notifying = createWorker(
    async () => {
      if (payments !== undefined)
        await watched({ name: 'handle-notifications', run: () => handleNotifications(payments) }, watch);
      return false;
    },
    () => undefined,
  );
  const wake = () => {
    for (const worker of [queue, uploads, publishing, notifying]) worker.wake();
  };
  wake();
  const timer = setInterval(wake, interval);
  const jobs: readonly Job[] = [
    ...(payments === undefined ? [] : paymentJobs(payments)),
    {
      name: 'clean-up',
      cron: '7 * * * *',
      isDueAtStart: true,
      run: () => cleanUp(jobsDb, { idleSession: REFRESH_TTL, session: absoluteTtl }),
    },
    { name: 'add-partitions', cron: '17 2 * * *', isDueAtStart: false, run: () => addPartitions(jobsDb) },
    { name: 'clear-departed', cron: '*/5 * * * *', isDueAtStart: true, run: () => clearDeparted(jobsDb) },
    { name: 'remove-comments', cron: '*/10 * * * *', isDueAtStart: true, run: () => removeDeleted(jobsDb) },
    {
      name: 'remove-posts',
      cron: '47 * * * *',
      isDueAtStart: true,
      run: () => removeDeletedDrafts(jobsDb),
    },
    { name: 'count-subscribers', cron: '* * * * *', isDueAtStart: true, run: () => countSubscribers(jobsDb) },
    {
      name: 'count-all-subscribers',
      cron: '27 2 * * *',
      isDueAtStart: true,
      run: () => countAllSubscribers(jobsDb),
    },
    {
      name: 'remove-uploads',
      cron: '47 * * * *',
      isDueAtStart: true,
      run: () => removeOldUploads(jobsDb, uploads.folder),
    },
    {
      name: 'remove-files',
      cron: '*/5 * * * *',
      isDueAtStart: false,
      run: () => removeExplained(jobsDb, store),
    },
    { name: 'release-held', cron: '1 * * * *', isDueAtStart: true, run: () => releaseHeld(jobsDb) },
    { name: 'prove-ledger', cron: '57 2 * * *', isDueAtStart: false, run: () => proveLedger(jobsDb) },
    {
      name: 'remove-media',
      cron: '17 3 * * *',
      isDueAtStart: false,
      run: () => removeUnreferencedMedia(jobsDb),
    },
    {
      name: 'collect-files',
      cron: '37 3 * * *',
      // A start on the wrong database must not be enough. Listing a store also takes a while and costs money.
      isDueAtStart: false,
      run: () => collectOrphans(jobsDb, store, watch.log),
    },
  ];
  const scheduled = untilScheduled(execute, jobs, watch, ending.signal);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await Promise.all([publishing.close(), notifying.close()]);
    const stop = await scheduled;
    await stop?.();
  };
}
