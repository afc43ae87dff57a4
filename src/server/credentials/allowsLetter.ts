import type { FastifyRequest } from 'fastify';
import { clientNetwork, type Limits } from '../limits/index.ts';
import type { LinkPurpose } from './links.ts';

/**
 * Whether one more letter with a link may go to an address. Whoever asks is not told: the answer would be another one
 * only where somebody has asked before.
 */
export const allowsLetter = async (
  limits: Limits,
  request: Pick<FastifyRequest, 'ip'>,
  purpose: LinkPurpose,
  email: string,
): Promise<boolean> =>
  (await limits.allows('LIMIT_LETTER_IP', `${purpose} ${clientNetwork(request)}`)) &&
  (await limits.allows('LIMIT_LETTER_EMAIL', `${purpose} ${email.trim().toLowerCase()}`));
