import { HttpError } from '../http/errors.ts';
import type { UserRow } from './bearer.ts';
import { suspendedMessage } from './messages.ts';

/**
 * Lets nobody in, and publishes nothing, while a moderator has stopped the account.
 * @throws {HttpError} 403 with the code `account_suspended`
 */
export function requireActive({ suspendedAt }: Pick<UserRow, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new HttpError(403, { detail: suspendedMessage, code: 'account_suspended' });
}
