import type { Subscription } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';

const { authors } = tables;

/** Columns of what every list shows of an author. */
export const authorFields = {
  id: authors.id,
  userId: authors.userId,
  name: authors.name,
  role: authors.role,
  portrait: authors.portrait,
};

type AuthorRow = Pick<typeof authors.$inferSelect, keyof typeof authorFields>;

/** An author as every list shows one. */
export const toAuthor = ({ id, userId, name, role, portrait }: AuthorRow): Subscription['author'] => ({
  id,
  user_id: userId,
  name,
  role,
  portrait,
});
