import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  normalizeEmail,
  validateEmail,
  validateEmailConfirmation,
  validateNewEmail,
} from '#src/validation/index.ts';
import { emailTaken, logSecurityEvent, type UserRow } from '../auth/index.ts';
import { type Database, tables, uniqueViolation } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, invalid } from '../http/errors.ts';
import { clientNetwork } from '../limits/countCalls.ts';
import type { Limits } from '../limits/limits.ts';
import { findOwner, lockOwner, spendLink } from './links.ts';
import { type CredentialsDeps, mayNotify, requestMail } from './mail.ts';

const { users } = tables;

/**
 * Counts an attempt to take another e-mail, because its answer tells whether the address is taken.
 * @throws {HttpError} 429 beyond the limit
 */
async function countNewEmail(
  limits: Limits,
  request: Pick<FastifyRequest, 'ip'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<void> {
  await limits.require('LIMIT_NEW_EMAIL', `account ${id}`);
  await limits.require('LIMIT_NEW_EMAIL', `network ${clientNetwork(request)}`);
}

/**
 * Stores the address as unconfirmed.
 * @throws {HttpError} 400 when somebody else has it
 */
async function storeEmail(db: Database, userId: number, typed: string): Promise<void> {
  try {
    await db
      .update(users)
      .set({ email: normalizeEmail(typed), emailVerified: false })
      .where(eq(users.id, userId));
  } catch (error) {
    throw uniqueViolation(error) === 'users_email_unique' ? invalid({ new_email: [emailTaken] }) : error;
  }
}

/**
 * POST /auth/users/reset_email/ and reset_email_confirm/: the message is sent to the present address (readings D24).
 */
export function addResetEmail(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, limits, queue } = deps;

  addEndpoint(app, 'resetEmail', { limit: { itself: 'LIMIT_MAIL_IP' } }, async (request) => {
    const { email } = request.body;
    checkFields({ email: validateEmail(email) });
    await requestMail(deps, request, 'email_reset', email);
    return null;
  });

  addEndpoint(app, 'confirmResetEmail', { limit: { itself: 'LIMIT_NEW_EMAIL' } }, async (request) => {
    const { body } = request;
    const { new_email: email, re_new_email: repeated } = body;
    // Do not tell whether the address is in use before the link is known to be valid.
    checkFields({ new_email: validateNewEmail(email, '') });
    checkFields({ non_field_errors: validateEmailConfirmation(repeated, email) });

    const user = await findOwner(db, body, 'email_reset');
    checkFields({ new_email: validateNewEmail(email, user.email) });
    await countNewEmail(limits, request, user);
    // A person who got the message owns the address.
    const isTold = await mayNotify(limits, 'email_changed', { ...user, emailVerified: true });
    await db.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, body.uid);
      await spendLink(transaction, owner, 'email_reset', body.token);
      await storeEmail(transaction, owner.id, email);
      if (isTold) await queue.add(transaction, 'email_changed', owner.email);
    });
    await requestMail(deps, request, 'activation', email);
    queue.wake();
    logSecurityEvent(request, { event: 'email_reset', userId: user.id });
    return null;
  });
}

/**
 * POST /auth/users/set_email/: takes effect at once, as in Djoser. The former address gets a notice, and the new one a
 * link to confirm it.
 */
export function addSetEmail(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, authenticate, confirmation, limits, queue } = deps;

  addEndpoint(app, 'setEmail', { limit: { itself: 'LIMIT_CONFIRM' } }, async (request) => {
    const caller = await authenticate(request);
    const { user } = caller;
    const { current_password: current, new_email: email, re_new_email: repeated } = request.body;
    checkFields({
      current_password: await confirmation.problem(request, caller, current),
      new_email: validateNewEmail(email, user.email),
    });
    checkFields({ non_field_errors: validateEmailConfirmation(repeated, email) });

    await countNewEmail(limits, request, user);
    const isTold = await mayNotify(limits, 'email_changed', user);
    await db.transaction(async (transaction) => {
      await confirmation.lock(transaction, caller);
      await storeEmail(transaction, user.id, email);
      if (isTold) await queue.add(transaction, 'email_changed', user.email);
    });
    await requestMail(deps, request, 'activation', email);
    queue.wake();
    logSecurityEvent(request, { event: 'email_changed', userId: user.id });
    return null;
  });
}
