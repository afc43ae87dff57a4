import type { Subscription } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { presentPhoto } from '../media/index.ts';

const { authors } = tables;

/** Columns of what every list shows of an author. */
export const authorFields = {
  id: authors.id,
  userId: authors.userId,
  name: authors.name,
  role: authors.role,
  portrait: authors.portrait,
  photo: authors.photo,
};

type AuthorRow = Pick<typeof authors.$inferSelect, keyof typeof authorFields>;

/** An author as every list shows one. */
export const toAuthor = ({ id, userId, name, role, portrait, photo }: AuthorRow): Subscription['author'] => ({
  id,
  user_id: userId,
  name,
  role,
  portrait,
  ...(photo && { photo: presentPhoto(photo) }),
});
