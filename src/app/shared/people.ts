import type { Person, User } from '#src/api/contract.ts';
import type { ShellUser } from '#src/components/frames/AppShell/AppShell.tsx';
import type { PortraitName } from '#src/components/primitives/Art/Art.tsx';
import type { AvatarProps, Initial, Photo } from '#src/components/primitives/Avatar/Avatar.tsx';
import { formatEmail, isGeneratedUsername, validateUsername } from '#src/validation/index.ts';
import { profileHref } from './paths.ts';

/** The drawn portraits of the demo authors (design section 10). */
const portraits = ['anna', 'ilya', 'vera', 'mark'] as const satisfies readonly PortraitName[];

const inks = ['pine', 'cinnabar', 'yellow', 'pink', 'ink'] as const satisfies readonly Initial['ink'][];

/** People without a picture get an initial; the ink depends on the name only. */
function initialOf(name: string): Initial {
  const letters = [...name];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const first = letters.find((letter) => /[\p{L}\d]/u.test(letter)) ?? '';
  return { letter: first.toLocaleUpperCase('ru'), ink: inks[sum % inks.length] ?? 'pine' };
}

/** The server's answer about a portrait. */
interface Portrait {
  /** Name of a portrait; one that this version of the client does not have is none. */
  readonly portrait?: unknown;
  /** Their own picture; it takes precedence. */
  readonly photo?: Photo | undefined;
}

/** The portrait beside a name: a photo, a drawing or an initial. */
export const portraitOf = (name: string, { portrait, photo }: Portrait = {}): AvatarProps['portrait'] =>
  photo ?? portraits.find((drawn) => drawn === portrait) ?? initialOf(name);

const texts = ['email', 'username', 'first_name', 'last_name', 'phone'] as const;

/** Other servers may have a photo of another shape: an address, for one. */
const isPhoto = (photo: unknown): photo is Photo =>
  typeof photo === 'object' && photo !== null && 'sources' in photo && Array.isArray(photo.sources);

/** A user of any server: what it leaves out, or gives as `null`, is not filled in yet. The email is as people write it. */
export function normalizeUser(user: User): User {
  const normalized = { ...user };
  for (const name of texts) if (typeof normalized[name] !== 'string') normalized[name] = '';
  normalized.email = formatEmail(normalized.email);
  if (!isPhoto(normalized.photo)) delete normalized.photo;
  return normalized;
}

/** The signed-in person for the shell: the fullest name known, and the next best under it. */
export function presentUser(user: User): ShellUser {
  const { email, username, first_name, last_name } = user;
  const fullName = `${first_name} ${last_name}`.trim();
  const chosen = isGeneratedUsername(username) ? '' : username;
  const [name = email, note] = [fullName, chosen, email].filter((text) => text !== '');
  return { name, note, portrait: portraitOf(name, user) };
}

/** The e-mail is confirmed. A server that does not say so asks nobody to confirm it. */
export const isProven = ({ email_verified }: Partial<User>): boolean => email_verified !== false;

type Named = Pick<Person, 'user_id' | 'username'>;

/** The only name of a person's page (readings D29): the number where the username is no address. */
export const canonicalName = ({ user_id, username }: Named): string =>
  validateUsername(username) === undefined ? username : String(user_id);

/** The address of a person's page. */
export const personHref = (person: Named): string => profileHref(canonicalName(person));
