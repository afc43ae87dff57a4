import type { User } from '#src/api/contract.ts';

const texts = ['email', 'username', 'first_name', 'last_name', 'phone'] as const;

/** A user of any server: what it leaves out, or gives as `null`, is not filled in yet. */
export function wholeUser(user: User): User {
  const whole = { ...user };
  for (const name of texts) if (typeof whole[name] !== 'string') whole[name] = '';
  return whole;
}
