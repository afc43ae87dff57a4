import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validatePasswordConfirmation, validateResetEmail } from '#src/validation/index.ts';
import { logSecurityEvent, passwordProblem } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { requestMail } from './requestMail.ts';
import type { CredentialsDeps } from './deps.ts';
import { findOwner, lockOwner, spendLink } from './links.ts';
import { mayTell } from './notices.ts';
import { storePassword } from './storePassword.ts';

const { users } = tables;

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
    const isTold = await mayTell(limits, 'password_changed', { ...user, emailVerified: true });
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
