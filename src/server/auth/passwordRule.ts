import { readFileSync } from 'node:fs';
import { validatePassword } from '#src/validation/index.ts';

/** Longer ones are refused before they are hashed; in code points, the way people count characters. */
const maxLength = 128;
/** The passwords that are tried first, in lower case; the head of the file says where they are from. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8').split('\n'),
);

/** The client's rule, an upper limit and the list of common passwords; returns the message of the broken one. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length > maxLength) return 'Пароль не должен превышать 128 символов';
  const problem = validatePassword(password);
  if (problem !== undefined) return problem;
  return common.has(password.toLowerCase()) ? 'Введённый пароль слишком широко распространён.' : undefined;
}
