import type { FastifyBaseLogger } from 'fastify';
import { loggedReason } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Waits until a message is handed over, so that the reply tells the truth.
 * @param failure what the person reads when it could not be
 * @throws {HttpError} 503
 */
export async function deliver(
  sending: Promise<void>,
  failure: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await sending;
  } catch (error) {
    log.error({ reason: loggedReason(error) }, 'a message was not sent');
    throw new HttpError(503, { detail: failure });
  }
}
