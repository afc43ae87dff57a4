import type { FastifyInstance } from 'fastify';
import { addActivation } from './activation.ts';
import type { CredentialsDeps } from './deps.ts';
import { addResetEmail } from './resetEmail.ts';
import { addResetPassword } from './resetPassword.ts';
import { addSetEmail } from './setEmail.ts';
import { addSetPassword } from './setPassword.ts';

export { createCompose } from './composeMail.ts';
export type { MailDeps } from './deps.ts';
export { mayTell } from './notices.ts';

/** Adds the calls that change the e-mail and the password, with their messages. */
export function addCredentials(app: FastifyInstance, deps: CredentialsDeps): void {
  addActivation(app, deps);
  addResetPassword(app, deps);
  addResetEmail(app, deps);
  addSetEmail(app, deps);
  addSetPassword(app, deps);
}
