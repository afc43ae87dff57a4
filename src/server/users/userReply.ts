import type { User } from '#src/api/contract.ts';
import type { UserRow } from '../auth/index.ts';

/** What a person sees of their own account: never the password's hash. */
export const userReply = (user: UserRow): User => ({
  id: user.id,
  email: user.email,
  email_verified: user.emailVerified,
  username: user.username,
  first_name: user.firstName,
  last_name: user.lastName,
  phone: user.phone,
  phone_verified: user.phoneVerified,
});
