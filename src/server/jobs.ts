import type { FastifyBaseLogger } from 'fastify';
import { absoluteTtl } from './auth/index.ts';
import { cleanUp, loggedReason, type Database } from './database/index.ts';
import type { LetterQueue } from './mail/index.ts';
import type { Settings } from './settings/index.ts';

/** How often letters are looked for that were put back, or that another server left behind, ms. */
const letterInterval = 2000;
const cleanUpInterval = 3_600_000;

/**
 * Sends letters and clears away what has run out, now and from time to time.
 * @returns ends that
 */
export function startJobs(
  { REFRESH_TTL }: Pick<Settings, 'REFRESH_TTL'>,
  db: Database,
  queue: LetterQueue,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const clear = () =>
    cleanUp(db, { idleSession: REFRESH_TTL, session: absoluteTtl }).catch((error: unknown) =>
      log.warn({ reason: loggedReason(error) }, 'what has run out was not cleared away'),
    );
  queue.wake();
  void clear();
  const timers = [setInterval(queue.wake, letterInterval), setInterval(clear, cleanUpInterval)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
