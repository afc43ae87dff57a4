import { foreignKeyViolation } from '../database/index.ts';
import { HttpError, notFound, type ErrorBody } from '../http/errors.ts';
import type { UserRow } from './findUser.ts';
import { deadToken, suspendedMessage, unverifiedMessages } from './messages.ts';

/** 401 as Django REST framework sends it. */
export const unauthorized = (body: ErrorBody) =>
  new HttpError(401, body, { 'WWW-Authenticate': 'Bearer realm="api"' });

export const badBearer = (message: string) =>
  unauthorized({
    detail: 'Данный токен недействителен для любого типа токена',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/** Turns a foreign key violation into a refusal: the account or the row it refers to was deleted meanwhile. */
export function asRefusal(error: unknown): unknown {
  const reference = foreignKeyViolation(error);
  if (reference === undefined) return error;
  return reference.includes('_user_id_') ? badBearer(deadToken) : notFound();
}

/**
 * Refuses logins and publications of a suspended account.
 * @throws {HttpError} 403 with the code `account_suspended`
 */
export function requireActive({ suspendedAt }: Pick<UserRow, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new HttpError(403, { detail: suspendedMessage, code: 'account_suspended' });
}

/**
 * Lets people say something in public only once they have proved their e-mail: the one judge for all calls and jobs.
 * @throws {HttpError} 403 with the code `email_not_verified`
 */
export function requireVerifiedEmail(
  { emailVerified }: Pick<UserRow, 'emailVerified'>,
  action: keyof typeof unverifiedMessages,
): void {
  if (!emailVerified)
    throw new HttpError(403, { detail: unverifiedMessages[action], code: 'email_not_verified' });
}
