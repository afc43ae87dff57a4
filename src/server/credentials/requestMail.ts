import type { FastifyRequest } from 'fastify';
import { emailKey, normalizeEmail } from '#src/validation/index.ts';
import { clientNetwork } from '../limits/clientNetwork.ts';
import type { MailDeps } from './deps.ts';
import type { LinkPurpose } from './links.ts';

/**
 * Queues a message with a link for the owner of an address. Whether it has an owner, and whether too many were asked
 * for, shows neither in the answer nor in its time: the account is looked up when the message is sent.
 */
export async function requestMail(
  { db, queue, limits }: MailDeps,
  request: Pick<FastifyRequest, 'ip'>,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const isWithin =
    (await limits.allows('LIMIT_MAIL_IP', `${purpose} ${clientNetwork(request)}`)) &&
    (await limits.allows('LIMIT_MAIL_EMAIL', `${purpose} ${emailKey(email)}`));
  if (!isWithin) return;
  await queue.add(db, purpose, normalizeEmail(email));
  queue.wake();
}
