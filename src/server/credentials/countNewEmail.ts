import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../auth/index.ts';
import { clientNetwork } from '../limits/clientNetwork.ts';
import type { Limits } from '../limits/limits.ts';

/**
 * Counts a try to take another e-mail: its answer tells whether somebody has it.
 * @throws {HttpError} 429 beyond the limit
 */
export async function countNewEmail(
  limits: Limits,
  request: Pick<FastifyRequest, 'ip'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<void> {
  await limits.require('LIMIT_NEW_EMAIL', `account ${id}`);
  await limits.require('LIMIT_NEW_EMAIL', `network ${clientNetwork(request)}`);
}
