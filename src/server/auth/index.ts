import type { FastifyInstance } from 'fastify';
import { addActivation } from './activation.ts';
import { addLogin, type LoginDeps } from './login.ts';
import { addRegister, type RegisterDeps } from './register.ts';
import { addReset, type ResetDeps } from './reset.ts';

export { createAuthenticate, type Authenticate } from './bearer.ts';
export { createPasswords, productionCost, type PasswordCost, type Passwords } from './passwords.ts';
export { createSessions } from './sessions.ts';
export { createTokens } from './tokens.ts';

/** Adds every call under /auth/ that has a server side. */
export function addAuth(app: FastifyInstance, deps: LoginDeps & RegisterDeps & ResetDeps): void {
  addLogin(app, deps);
  addRegister(app, deps);
  addReset(app, deps);
  addActivation(app);
}
