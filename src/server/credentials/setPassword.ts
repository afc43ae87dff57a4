import type { FastifyInstance } from 'fastify';
import { validatePasswordConfirmation } from '#src/validation/index.ts';
import { currentPasswordProblem, passwordProblem } from '../auth/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import type { CredentialsDeps } from './deps.ts';
import { storePassword } from './storePassword.ts';

/** POST /auth/users/set_password/: the session that asks stays, all others end. */
export function addSetPassword(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, passwords, authenticate, queue } = deps;

  addEndpoint(app, 'setPassword', async (request) => {
    const { user, sessionId } = await authenticate(request);
    const { current_password: current, new_password: password, re_new_password: repeated } = request.body;
    checkFields({
      current_password: await currentPasswordProblem(passwords, user, current),
      new_password: passwordProblem(password),
    });
    checkFields({ non_field_errors: validatePasswordConfirmation(repeated, password) });

    const passwordHash = await passwords.hash(password);
    await db.transaction(async (transaction) => {
      await storePassword(transaction, user.id, passwordHash, sessionId);
      await queue.add(transaction, 'password_changed', user.email);
    });
    queue.wake();
    request.log.info({ userId: user.id }, 'password changed');
    return null;
  });
}
