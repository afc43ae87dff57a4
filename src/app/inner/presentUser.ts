import type { User } from '#src/api/contract.ts';
import type { ShellUser } from '#src/components/sections/AppShell/index.ts';
import { portraits } from './portraits.ts';

/** Whoever has no photo gets one of the drawn portraits, always the same (DESIGN.md section 10). */
const portraitOf = (id: number): ShellUser['portrait'] =>
  portraits[Math.abs(id) % portraits.length] ?? 'anna';

/** The signed-in person for the shell: the fullest name known, and the e-mail where it is not the name already. */
export function presentUser({ id, email, username, first_name, last_name }: User): ShellUser {
  const fullName = `${first_name} ${last_name}`.trim();
  const [name = email, note = email] = [fullName, username, email].filter((text) => text !== '');
  return { name, note, portrait: portraitOf(id) };
}
