import type { UserRow } from '../auth/index.ts';

/** Name of a person without a page of their own: first and last name, or the username. */
export const accountName = ({
  firstName,
  lastName,
  username,
}: Pick<UserRow, 'firstName' | 'lastName' | 'username'>): string =>
  `${firstName} ${lastName}`.trim() || username;
