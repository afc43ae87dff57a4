import type { Person } from '#src/api/contract.ts';
import type { Commentator } from '#src/components/sections/Comments/index.ts';
import { paths } from '../../navigation/paths.ts';
import { portraitOf } from './portraits.ts';

/** Where somebody's page is. */
export const personHref = ({ username }: Pick<Person, 'username'>): string =>
  `${paths.profile}/${encodeURIComponent(username)}`;

/** Somebody who says something; `null` once the account is gone. */
export function presentPerson(person: Person | null): Commentator {
  if (person === null)
    return { name: 'Удалённый аккаунт', portrait: { letter: '', ink: 'pine' }, href: undefined };
  const { name, portrait } = person;
  return { name, portrait: portraitOf(name, portrait), href: personHref(person) };
}
