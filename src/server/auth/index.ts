export { asRefusal, badBearer, requireVerifiedEmail, requireActive } from './refusals.ts';
export { deadToken, emailTaken } from './messages.ts';
export {
  createAuthenticate,
  rememberWriters,
  requireTokens,
  type Authenticate,
  type CallDeps,
  type Caller,
  type ListDeps,
} from './bearer.ts';
export { type UserRow, findUserByEmail, lockUser, newUsername } from './findUser.ts';
export { createConfirmation, type Confirmation } from './confirmation.ts';
export { addJwt } from './jwt.ts';
export { passwordProblem, productionCost, createPasswords, type Passwords } from './passwords.ts';
export { logSecurityEvent } from './securityEvent.ts';
export { addSessionCalls } from './sessionCalls.ts';
export { createSessions } from './sessions.ts';
export { absoluteTtl, createTokens } from './tokens.ts';
