import type { User } from '#src/api/contract.ts';

/** A server that does not say whether the e-mail is proven asks nobody to prove it. */
export const isProven = ({ email_verified }: Partial<User>): boolean => email_verified !== false;
