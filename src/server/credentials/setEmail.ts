import type { FastifyInstance } from 'fastify';
import { validateEmailConfirmation, validateNewEmail } from '#src/validation/index.ts';
import { logSecurityEvent } from '../auth/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import type { CredentialsDeps } from './deps.ts';
import { countNewEmail } from './countNewEmail.ts';
import { mayTell } from './notices.ts';
import { requestMail } from './requestMail.ts';
import { storeEmail } from './storeEmail.ts';

/**
 * POST /auth/users/set_email/: takes effect at once, as in Djoser. By e-mail the former address is told, and the new one
 * gets a link that proves it.
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
    const isTold = await mayTell(limits, 'email_changed', user);
    await db.transaction(async (transaction) => {
      await confirmation.hold(transaction, caller);
      await storeEmail(transaction, user.id, email);
      if (isTold) await queue.add(transaction, 'email_changed', user.email);
    });
    await requestMail(deps, request, 'activation', email);
    queue.wake();
    logSecurityEvent(request, { event: 'email_changed', userId: user.id });
    return null;
  });
}
