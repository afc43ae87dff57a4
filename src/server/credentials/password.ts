import { and, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validatePasswordConfirmation, validateResetEmail } from '#src/validation/index.ts';
import { logSecurityEvent, passwordProblem } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields } from '../http/errors.ts';
import { findOwner, lockOwner, spendLink } from './links.ts';
import { type CredentialsDeps, mayNotify, requestMail } from './mail.ts';

const { oneTimeLinks, sessions, users } = tables;

/**
 * Sets the password and ends everything that the old one may have opened: sessions, and links that change the password
 * or the address.
 * @param transaction all of it happens, or nothing
 * @param currentSession stays open: the person has changed the password in it
 */
async function storePassword(
  transaction: Database,
  userId: number,
  passwordHash: string,
  currentSession?: string,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const isOther = currentSession === undefined ? undefined : ne(sessions.id, currentSession);
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  await transaction
    .delete(oneTimeLinks)
    .where(
      and(eq(oneTimeLinks.userId, userId), inArray(oneTimeLinks.purpose, ['password_reset', 'email_reset'])),
    );
}

/** POST /auth/users/reset_password/ and reset_password_confirm/. */
export function addResetPassword(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, passwords, limits, queue } = deps;

  addEndpoint(app, 'resetPassword', { limit: { itself: 'LIMIT_MAIL_IP' } }, async (request) => {
    const { email } = request.body;
    checkFields({ email: validateResetEmail(email) });
    await requestMail(deps, request, 'password_reset', email);
    return null;
  });

  addEndpoint(app, 'confirmResetPassword', { limit: 'LIMIT_OPEN' }, async (request) => {
    const { body } = request;
    const { new_password: password, re_new_password: repeated } = body;
    checkFields({ new_password: passwordProblem(password) });
    checkFields({ non_field_errors: validatePasswordConfirmation(repeated, password) });

    const user = await findOwner(db, body, 'password_reset');
    const passwordHash = await passwords.hash(password);
    // A person who got the message owns the address.
    const isTold = await mayNotify(limits, 'password_changed', { ...user, emailVerified: true });
    await db.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, body.uid);
      await spendLink(transaction, owner, 'password_reset', body.token);
      await storePassword(transaction, owner.id, passwordHash);
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
      if (isTold) await queue.add(transaction, 'password_changed', owner.email);
    });
    queue.wake();
    logSecurityEvent(request, { event: 'password_reset', userId: user.id });
    return null;
  });
}

/** POST /auth/users/set_password/: the session that asks stays, all others end. */
export function addSetPassword(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, passwords, authenticate, confirmation, limits, queue } = deps;

  addEndpoint(app, 'setPassword', { limit: { itself: 'LIMIT_CONFIRM' } }, async (request) => {
    const caller = await authenticate(request);
    const { user, sessionId } = caller;
    const { current_password: current, new_password: password, re_new_password: repeated } = request.body;
    checkFields({
      current_password: await confirmation.problem(request, caller, current),
      new_password: passwordProblem(password),
    });
    checkFields({ non_field_errors: validatePasswordConfirmation(repeated, password) });

    const passwordHash = await passwords.hash(password);
    const isTold = await mayNotify(limits, 'password_changed', user);
    await db.transaction(async (transaction) => {
      await confirmation.lock(transaction, caller);
      await storePassword(transaction, user.id, passwordHash, sessionId);
      if (isTold) await queue.add(transaction, 'password_changed', user.email);
    });
    queue.wake();
    logSecurityEvent(request, { event: 'password_changed', userId: user.id });
    return null;
  });
}
