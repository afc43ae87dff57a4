import type { Person } from '#src/api/contract.ts';
import { validateUsername } from '#src/validation/index.ts';
import { profileHref } from './paths.ts';

type Named = Pick<Person, 'user_id' | 'username'>;

/** The only name of a person's page (readings D29): the number where the username is no address. */
export const canonicalName = ({ user_id, username }: Named): string =>
  validateUsername(username) === undefined ? username : String(user_id);

/** The address of a person's page. */
export const personHref = (person: Named): string => profileHref(canonicalName(person));
