import type { UserRow } from '../auth/index.ts';
import type { Limits } from '../limits/index.ts';

/**
 * Whether the person is told of a change by e-mail. A former e-mail that was never proved may be a stranger's: it is not
 * told that it is no longer in use, and of a new password once a day at most.
 */
export async function mayTell(
  limits: Limits,
  kind: 'email_changed' | 'password_changed',
  { email, emailVerified }: UserRow,
): Promise<boolean> {
  const subject = `${kind} ${email.toLowerCase()}`;
  if (emailVerified) return limits.allows('LIMIT_MAIL_EMAIL', subject);
  return kind === 'password_changed' && limits.allows('LIMIT_NOTICE_UNVERIFIED', subject);
}
