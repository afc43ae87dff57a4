import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validateEmail } from '#src/validation/index.ts';
import { findUserByEmail, type UserRow } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { allowsLetter } from './allowsLetter.ts';
import type { LetterDeps } from './deps.ts';
import { lockOwner, openLink, spendLink } from './links.ts';

const { users } = tables;

/** Sends the letter that proves the address; an account works without it (readings D23). */
export async function sendActivation({ db, mailer, letters, now }: LetterDeps, user: UserRow): Promise<void> {
  const link = await openLink(db, user, 'activation', now());
  await mailer.send(letters.activation(user.email, link));
}

/** POST /auth/users/activation/ and resend_activation/. */
export function addActivation(app: FastifyInstance, deps: LetterDeps): void {
  const { db, mailer, limits, now } = deps;

  addEndpoint(app, 'activate', async ({ body }) => {
    await db.transaction(async (transaction) => {
      const user = await lockOwner(transaction, body.uid);
      // A second press of the same link is told that the first one was enough.
      if (user.emailVerified) {
        throw new HttpError(403, { detail: 'Устаревший токен для данного пользователя.' });
      }
      await spendLink(transaction, user, 'activation', body.token, now());
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    });
    return null;
  });

  addEndpoint(app, 'resendActivation', async (request) => {
    const { email } = request.body;
    checkFields({ email: validateEmail(email) });
    if (!(await allowsLetter(limits, request, 'activation', email))) return null;
    // After the answer: it comes as soon, and says as little, for an unknown address.
    mailer.later(async () => {
      const user = await findUserByEmail(db, email);
      if (user !== undefined && !user.emailVerified) await sendActivation(deps, user);
    });
    return null;
  });
}
