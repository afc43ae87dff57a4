import type { Body } from '#src/api/contract.ts';
import {
  normalizeProfileLink,
  validateAuthorName,
  validateBio,
  validateProfileLink,
  validateRole,
  validateUsername,
} from '#src/validation/index.ts';
import { checkFields, storable } from '../http/checkFields.ts';

type Fields = Body<'updateProfile'>;

/** Says of the first link that breaks a rule which one it is. */
function linksProblem(links: readonly string[]): string | undefined {
  const problems = links.map(storable(validateProfileLink));
  const index = problems.findIndex((problem) => problem !== undefined);
  return index < 0 ? undefined : `Ссылка ${index + 1}: ${problems[index]}`;
}

const of = <Value>(value: Value | undefined, rule: (value: Value) => string | undefined) =>
  value === undefined ? undefined : rule(value);

/**
 * @param isAuthor they have to tell what they do
 * @throws {HttpError} 400 with messages by field
 */
export function checkProfile({ name, username, role, bio, links }: Fields, isAuthor: boolean): void {
  const roleRule = isAuthor || role?.trim() !== '' ? validateRole : () => undefined;
  checkFields({
    name: of(name, storable(validateAuthorName)),
    username: of(username, validateUsername),
    role: of(role, storable(roleRule)),
    bio: of(bio, storable(validateBio)),
    links: of(links, linksProblem),
  });
}

/** The fields of the page as they are kept; what is left out stays. */
export const keptProfile = ({ name, role, bio, links }: Fields) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(role !== undefined && { role: role.trim() }),
  ...(bio !== undefined && { bio: bio.trim() }),
  ...(links !== undefined && { links: [...new Set(links.map(normalizeProfileLink))] }),
});
