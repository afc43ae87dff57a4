import type { FastifyInstance } from 'fastify';
import { validatePasswordConfirmation } from '#src/validation/index.ts';
import { logSecurityEvent, passwordProblem } from '../auth/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import type { CredentialsDeps } from './deps.ts';
import { mayTell } from './notices.ts';
import { storePassword } from './storePassword.ts';

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
    const isTold = await mayTell(limits, 'password_changed', user);
    await db.transaction(async (transaction) => {
      await confirmation.hold(transaction, caller);
      await storePassword(transaction, user.id, passwordHash, sessionId);
      if (isTold) await queue.add(transaction, 'password_changed', user.email);
    });
    queue.wake();
    logSecurityEvent(request, { event: 'password_changed', userId: user.id });
    return null;
  });
}
