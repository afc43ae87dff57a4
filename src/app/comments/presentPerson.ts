import type { Person } from '#src/api/contract.ts';
import type { Commenter } from '#src/components/sections/Comments/index.ts';
import { profileHref } from '../shared/paths.ts';
import { personHref, portraitOf } from '../shared/people.ts';

/**
 * Author of a comment; `null` after the account is deleted.
 * @param isAuthor of the post: the page leads to them by number already, and a person should have one address
 */
export function presentPerson(person: Person | null, isAuthor: boolean): Commenter {
  if (person === null)
    return { name: 'Удалённый аккаунт', portrait: { letter: '', ink: 'pine' }, href: undefined };
  const { name } = person;
  return {
    name,
    portrait: portraitOf(name, person),
    href: isAuthor ? profileHref(person.user_id) : personHref(person),
  };
}
