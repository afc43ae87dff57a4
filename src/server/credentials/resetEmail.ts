import type { FastifyInstance } from 'fastify';
import { validateEmail, validateEmailConfirmation, validateNewEmail } from '#src/validation/index.ts';
import { logSecurityEvent } from '../auth/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { requestMail } from './requestMail.ts';
import { countNewEmail } from './countNewEmail.ts';
import type { CredentialsDeps } from './deps.ts';
import { findOwner, lockOwner, spendLink } from './links.ts';
import { mayTell } from './notices.ts';
import { storeEmail } from './storeEmail.ts';

/** POST /auth/users/reset_email/ and reset_email_confirm/: the message goes to the address in use (readings D24). */
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
    const isTold = await mayTell(limits, 'email_changed', { ...user, emailVerified: true });
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
