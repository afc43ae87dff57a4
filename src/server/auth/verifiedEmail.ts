import { HttpError } from '../http/errors.ts';
import type { UserRow } from './bearer.ts';
import { unverifiedMessages } from './messages.ts';

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
