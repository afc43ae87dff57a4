import type { UserRow } from '../auth/index.ts';

/** What the account calls a person who has no page of their own making: first and last name, or the username. */
export const accountName = ({
  firstName,
  lastName,
  username,
}: Pick<UserRow, 'firstName' | 'lastName' | 'username'>): string =>
  `${firstName} ${lastName}`.trim() || username;
