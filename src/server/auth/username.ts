import { randomBytes } from 'node:crypto';
import { validateUsername } from '#src/validation/index.ts';

/**
 * The name a new account starts with, made from its address and valid by the rules of the specification (section 5).
 * @param attempt 0 gives the plain name, any other adds a random tail because the plain one was taken
 */
export function usernameFor(email: string, attempt: number): string {
  const name = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/[._-]{2,}/g, '-')
    .slice(0, 20)
    .replace(/^[._-]+|[._-]+$/g, '');
  const tail = randomBytes(4).toString('hex');
  const base = validateUsername(name) === undefined ? name : `author${name && `-${name}`}`;
  if (attempt > 0) return `${base}-${tail}`;
  return validateUsername(base) === undefined ? base : `author-${tail}`;
}
