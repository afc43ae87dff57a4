import type { FastifyInstance } from 'fastify';
import { addEmailVerification, type EmailVerificationDeps } from './email.ts';
import { addPhoneVerification, type PhoneVerificationDeps } from './phone.ts';

/** Adds the calls by which people prove that the e-mail and the phone are theirs. */
export function addVerification(
  app: FastifyInstance,
  deps: EmailVerificationDeps & PhoneVerificationDeps,
): void {
  addEmailVerification(app, deps);
  addPhoneVerification(app, deps);
}
