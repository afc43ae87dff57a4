import type { FastifyRequest } from 'fastify';
import { emailKey, normalizeEmail } from '#src/validation/index.ts';
import {
  type CallDeps,
  type Confirmation,
  findUserByEmail,
  type Passwords,
  type UserRow,
} from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import type { Limits } from '../limits/limits.ts';
import type { Compose, MailQueue } from '../mail/queue.ts';
import type { MailTexts } from '../mail/texts.ts';
import { type LinkPurpose, openLink } from './links.ts';

export interface MailDeps {
  readonly db: Database;
  readonly queue: MailQueue;
  readonly limits: Limits;
}

export interface CredentialsDeps extends MailDeps, CallDeps {
  readonly passwords: Passwords;
  readonly confirmation: Confirmation;
}

/**
 * Queues a message with a link for the owner of an address. Neither the answer nor its time shows whether the address
 * has an owner or the limit is passed: the account is looked up when the message is sent.
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

/**
 * True if the person may be notified by e-mail. An unconfirmed address may be a stranger's: it is not told that it is
 * no longer in use, and gets other notices once a day.
 * @param transaction of what is told: a try is counted with it
 */
export async function mayNotify(
  limits: Pick<Limits, 'allows'>,
  kind: 'email_changed' | 'password_changed' | 'post_not_published',
  { email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>,
  transaction?: Database,
): Promise<boolean> {
  const subject = `${kind} ${email.toLowerCase()}`;
  if (emailVerified) return limits.allows('LIMIT_MAIL_EMAIL', subject, transaction);
  return kind !== 'email_changed' && limits.allows('LIMIT_NOTICE_UNVERIFIED', subject, transaction);
}

/** Writes messages; a link is opened with each that has one, and replaces the one before. */
export function createCompose(texts: MailTexts): Compose {
  return async (db, { kind, email, content }) => {
    switch (kind) {
      case 'email_changed':
        return texts.emailChanged(email);
      case 'password_changed':
        return texts.passwordChanged(email);
      case 'post_not_published':
        return texts.postNotPublished(email);
      case 'support':
        return content === null ? undefined : texts.support(email, content);
    }
    // The request may name an address without an account.
    const user = await findUserByEmail(db, email);
    if (user === undefined || (kind === 'activation' && user.emailVerified)) return undefined;
    const link = await openLink(db, user, kind);
    switch (kind) {
      case 'activation':
        return texts.activation(user.email, link);
      case 'password_reset':
        return texts.passwordReset(user.email, link);
      case 'email_reset':
        return texts.emailReset(user.email, link);
    }
  };
}
