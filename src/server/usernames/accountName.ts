import { isGeneratedUsername, namelessPerson } from '#src/validation/index.ts';
import type { UserRow } from '../auth/index.ts';

/** Name of a person without a page of their own: first and last name, or a username that they have chosen. */
export const accountName = ({
  firstName,
  lastName,
  username,
}: Pick<UserRow, 'firstName' | 'lastName' | 'username'>): string =>
  `${firstName} ${lastName}`.trim() || (isGeneratedUsername(username) ? namelessPerson : username);
