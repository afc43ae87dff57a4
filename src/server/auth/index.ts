export { asRefusal } from './asRefusal.ts';
export {
  badBearer,
  createAuthenticate,
  deadToken,
  rememberWriters,
  requireTokens,
  type Authenticate,
  type Caller,
  type UserRow,
} from './bearer.ts';
export { createConfirmation, type Confirmation } from './confirmation.ts';
export { findUserByEmail, lockUser } from './findUser.ts';
export { addJwt } from './jwt.ts';
export { emailTaken } from './messages.ts';
export { passwordProblem } from './passwordRule.ts';
export { productionCost } from './passwordCost.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { logSecurityEvent } from './securityEvent.ts';
export { addSessionCalls } from './sessionCalls.ts';
export { createSessions } from './sessions.ts';
export { absoluteTtl, createTokens } from './tokens.ts';
export { newUsername } from './username.ts';
export { requireVerifiedEmail } from './verifiedEmail.ts';
export { requireActive } from './suspended.ts';
