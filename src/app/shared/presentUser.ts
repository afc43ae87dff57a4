import type { User } from '#src/api/contract.ts';
import type { ShellUser } from '#src/components/frames/AppShell/index.ts';
import { portraitOf } from './portraits.ts';

/** The signed-in person for the shell: the fullest name known, and the next best under it. */
export function presentUser(user: User): ShellUser {
  const { email, username, first_name, last_name } = user;
  const fullName = `${first_name} ${last_name}`.trim();
  const [name = email, note] = [fullName, username, email].filter((text) => text !== '');
  return { name, note, portrait: portraitOf(name, user) };
}
