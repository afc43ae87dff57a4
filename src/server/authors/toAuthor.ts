import { sql } from 'drizzle-orm';
import type { Subscription } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { presentPhoto } from '../media/index.ts';

const { authors, users } = tables;

/** What stands in the place of a name that a moderator has hidden. */
export const hiddenName = 'Автор';

/** Columns of what every list shows of an author. */
export const authorFields = {
  id: authors.id,
  userId: authors.userId,
  name: authors.name,
  role: authors.role,
  portrait: authors.portrait,
  photo: authors.photo,
  isProfileHidden: sql<boolean>`(select person.profile_hidden_at is not null from ${users} as person where person.id = authors.user_id)`,
};

type Columns = Omit<typeof authorFields, 'isProfileHidden'>;
type AuthorRow = Pick<typeof authors.$inferSelect, keyof Columns> & { readonly isProfileHidden: boolean };

/** An author as every list shows one, also to themselves: this is what others see. */
export function toAuthor(row: AuthorRow): Subscription['author'] {
  const { id, userId, name, role, portrait, photo } = row;
  if (row.isProfileHidden) return { id, user_id: userId, name: hiddenName, role: '', portrait: '' };
  return { id, user_id: userId, name, role, portrait, ...(photo && { photo: presentPhoto(photo) }) };
}
