import type { Subscription } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';

/** An author as every list shows one. */
export const toAuthor = ({
  id,
  userId,
  name,
  role,
  portrait,
}: typeof tables.authors.$inferSelect): Subscription['author'] => ({
  id,
  user_id: userId,
  name,
  role,
  portrait,
});
