import type { FastifyBaseLogger } from 'fastify';
import { absoluteTtl } from './auth/index.ts';
import { cleanUp, loggedReason, type Database } from './database/index.ts';
import type { LetterQueue } from './mail/index.ts';
import { collectOrphans, type Store } from './media/index.ts';
import type { Settings } from './settings/index.ts';

/** How often letters are looked for that were put back, or that another server left behind, ms. */
const letterInterval = 2000;
const cleanUpInterval = 3_600_000;
/** A store is read through, which takes a while and is paid for. */
const collectInterval = 24 * 3_600_000;

interface JobsDeps {
  readonly db: Database;
  readonly queue: LetterQueue;
  readonly store: Store;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends letters and clears away what has run out, now and from time to time.
 * @returns ends that
 */
export function startJobs(
  { REFRESH_TTL }: Pick<Settings, 'REFRESH_TTL'>,
  { db, queue, store, now, log }: JobsDeps,
): () => void {
  const clear = () =>
    cleanUp(db, { idleSession: REFRESH_TTL, session: absoluteTtl }).catch((error: unknown) =>
      log.warn({ reason: loggedReason(error) }, 'what has run out was not cleared away'),
    );
  const collect = () =>
    collectOrphans(db, store, now()).catch((error: unknown) =>
      log.warn({ reason: loggedReason(error) }, 'files without rows were not cleared away'),
    );
  queue.wake();
  void clear();
  const timers = [
    setInterval(queue.wake, letterInterval),
    setInterval(clear, cleanUpInterval),
    setInterval(collect, collectInterval),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
