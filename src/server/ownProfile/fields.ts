import type { Body } from '#src/api/contract.ts';
import {
  isBlank,
  normalizeProfileLink,
  tidyText,
  validateAuthorName,
  validateBio,
  validateProfileLink,
  validateRole,
  validateUsername,
} from '#src/validation/index.ts';
import { checkFields } from '../http/checkFields.ts';

type Fields = Body<'updateProfile'>;

/** Says of the first link that breaks a rule which one it is. */
function linksProblem(links: readonly string[]): string | undefined {
  const problems = links.map(validateProfileLink);
  const index = problems.findIndex((problem) => problem !== undefined);
  return index < 0 ? undefined : `Ссылка ${index + 1}: ${problems[index]}`;
}

const of = <Value>(value: Value | undefined, rule: (value: Value) => string | undefined) =>
  value === undefined ? undefined : rule(value);

/**
 * @param person isAuthor: they have to tell what they do; username: of now, which stays even where a rule has come later
 * @throws {HttpError} 400 with messages by field
 */
export function checkProfile(
  { name, username, role, bio, links }: Fields,
  person: { readonly isAuthor: boolean; readonly username: string },
): void {
  const roleRule = (text: string) => (!person.isAuthor && isBlank(text) ? undefined : validateRole(text));
  checkFields({
    name: of(name, validateAuthorName),
    username: username === person.username ? undefined : of(username, validateUsername),
    role: of(role, roleRule),
    bio: of(bio, validateBio),
    links: of(links, linksProblem),
  });
}

/** The fields of the page as they are kept; what is left out stays. */
export const keptProfile = ({ name, role, bio, links }: Fields) => ({
  ...(name !== undefined && { name: tidyText(name) }),
  ...(role !== undefined && { role: tidyText(role) }),
  ...(bio !== undefined && { bio: tidyText(bio) }),
  ...(links !== undefined && { links: [...new Set(links.map(normalizeProfileLink))] }),
});
