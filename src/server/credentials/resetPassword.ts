import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validatePasswordConfirmation, validateResetEmail } from '#src/validation/index.ts';
import { findUserByEmail, passwordProblem } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { allowsLetter } from './allowsLetter.ts';
import type { CredentialsDeps } from './deps.ts';
import { checkLink, lockOwner, openLink, spendLink } from './links.ts';
import { storePassword } from './storePassword.ts';

const { users } = tables;

/** POST /auth/users/reset_password/ and reset_password_confirm/. */
export function addResetPassword(app: FastifyInstance, deps: CredentialsDeps): void {
  const { db, passwords, mailer, letters, limits, now } = deps;

  addEndpoint(app, 'resetPassword', async (request) => {
    const { email } = request.body;
    checkFields({ email: validateResetEmail(email) });
    if (!(await allowsLetter(limits, request, 'password_reset', email))) return null;
    // After the answer: it comes as soon, and says as little, for an unknown address.
    mailer.later(async () => {
      const user = await findUserByEmail(db, email);
      if (user === undefined) return;
      const link = await openLink(db, user, 'password_reset', now());
      await mailer.send(letters.passwordReset(user.email, link));
    });
    return null;
  });

  addEndpoint(app, 'confirmResetPassword', async ({ body, log }) => {
    const { new_password: password, re_new_password: repeated } = body;
    checkFields({ new_password: passwordProblem(password) });
    checkFields({ non_field_errors: validatePasswordConfirmation(repeated, password) });

    await checkLink(db, body, 'password_reset', now());
    const passwordHash = await passwords.hash(password);
    const user = await db.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, body.uid);
      await spendLink(transaction, owner, 'password_reset', body.token, now());
      await storePassword(transaction, owner.id, passwordHash);
      // Whoever got the letter has the address.
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
      return owner;
    });
    mailer.later(() => mailer.send(letters.passwordChanged(user.email)));
    log.info({ userId: user.id }, 'password reset');
    return null;
  });
}
