import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validateEmail } from '#src/validation/index.ts';
import type { CallDeps } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError } from '../http/errors.ts';
import { type MailDeps, requestMail } from './mail.ts';
import { isSpent, lockOwner, spendLink } from './links.ts';

const { users } = tables;

/** POST /auth/users/activation/ and resend_activation/; an account works without it (readings D23). */
export function addActivation(app: FastifyInstance, deps: MailDeps): void {
  const { db } = deps;

  addEndpoint(app, 'activate', { limit: 'LIMIT_OPEN' }, async ({ body }) => {
    await db.transaction(async (transaction) => {
      const user = await lockOwner(transaction, body.uid);
      // A second press of the same link gets the answer that the first one was enough.
      if (await isSpent(transaction, user, 'activation', body.token)) {
        throw new HttpError(403, { detail: 'Устаревший токен для данного пользователя.' });
      }
      await spendLink(transaction, user, 'activation', body.token);
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    });
    return null;
  });

  addEndpoint(app, 'resendActivation', { limit: { itself: 'LIMIT_MAIL_IP' } }, async (request) => {
    const { email } = request.body;
    checkFields({ email: validateEmail(email) });
    await requestMail(deps, request, 'activation', email);
    return null;
  });
}

/** POST /api/auth/send-verification/: another activation message for a signed-in person. */
export function addEmailVerification(app: FastifyInstance, deps: MailDeps & CallDeps): void {
  addEndpoint(app, 'sendVerification', { limit: { itself: 'LIMIT_MAIL_EMAIL' } }, async (request) => {
    const { user } = await deps.authenticate(request);
    if (user.emailVerified) throw new HttpError(400, { detail: 'Email уже подтверждён.' });
    await deps.limits.require('LIMIT_MAIL_EMAIL', `activation ${user.email.toLowerCase()}`);
    await deps.queue.add(deps.db, 'activation', user.email);
    deps.queue.wake();
    return { detail: 'Письмо отправлено.' };
  });
}
