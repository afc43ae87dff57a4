import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../auth/index.ts';
import type { MailDeps } from '../credentials/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';

export interface EmailVerificationDeps extends MailDeps {
  readonly authenticate: Authenticate;
}

/** POST /api/auth/send-verification/: the activation message, asked for by a person who is logged in. */
export function addEmailVerification(app: FastifyInstance, deps: EmailVerificationDeps): void {
  addEndpoint(app, 'sendVerification', { limit: { itself: 'LIMIT_MAIL_EMAIL' } }, async (request) => {
    const { user } = await deps.authenticate(request);
    if (user.emailVerified) throw new HttpError(400, { detail: 'Email уже подтверждён.' });
    await deps.limits.require('LIMIT_MAIL_EMAIL', `activation ${user.email.toLowerCase()}`);
    await deps.queue.add(deps.db, 'activation', user.email);
    deps.queue.wake();
    return { detail: 'Письмо отправлено.' };
  });
}
