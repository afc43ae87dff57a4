export { createAuthenticate, type Authenticate, type UserRow } from './bearer.ts';
export { findUserByEmail, lockUser } from './findUser.ts';
export { addJwt } from './jwt.ts';
export { emailTaken } from './messages.ts';
export { currentPasswordProblem, passwordProblem } from './passwordRule.ts';
export { createPasswords, productionCost, type PasswordCost, type Passwords } from './passwords.ts';
export { createSessions } from './sessions.ts';
export { absoluteTtl, createTokens } from './tokens.ts';
export { usernameFor } from './username.ts';
