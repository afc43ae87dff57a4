import type { FastifyInstance } from 'fastify';
import { validateEmailConfirmation, validateNewEmail } from '#src/validation/index.ts';
import { currentPasswordProblem } from '../auth/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import type { CredentialsDeps } from './deps.ts';
import { storeEmail } from './storeEmail.ts';

/** POST /auth/users/set_email/: takes effect at once, as in Djoser; the former address is told by letter. */
export function addSetEmail(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, passwords, authenticate, queue } = deps;

  addEndpoint(app, 'setEmail', async (request) => {
    const { user } = await authenticate(request);
    const { current_password: current, new_email: email, re_new_email: repeated } = request.body;
    checkFields({
      current_password: await currentPasswordProblem(passwords, user, current),
      new_email: validateNewEmail(email, user.email),
    });
    checkFields({ non_field_errors: validateEmailConfirmation(repeated, email) });

    await db.transaction(async (transaction) => {
      await storeEmail(transaction, user.id, email);
      await queue.add(transaction, 'email_changed', user.email);
    });
    queue.wake();
    request.log.info({ userId: user.id }, 'e-mail changed');
    return null;
  });
}
