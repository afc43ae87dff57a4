import type { UserRow } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';

/**
 * Whether the person is told of something by e-mail. One that was never proved may be a stranger's: it is not told that
 * it is no longer in use, and of anything else once a day at most.
 * @param transaction of what is told: a try is counted with it
 */
export async function mayTell(
  limits: Pick<Limits, 'allows'>,
  kind: 'email_changed' | 'password_changed' | 'post_not_published',
  { email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>,
  transaction?: Database,
): Promise<boolean> {
  const subject = `${kind} ${email.toLowerCase()}`;
  if (emailVerified) return limits.allows('LIMIT_MAIL_EMAIL', subject, transaction);
  return kind !== 'email_changed' && limits.allows('LIMIT_NOTICE_UNVERIFIED', subject, transaction);
}
