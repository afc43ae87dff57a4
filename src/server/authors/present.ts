import { sql } from 'drizzle-orm';
import type { Person, Subscription } from '#src/api/contract.ts';
import { tables } from '../database/index.ts';
import { presentPhoto, type OwnPicture } from '../media/index.ts';
import { accountName } from '../usernames/accountName.ts';

const { authors, users } = tables;

/** Replaces a name that a moderator has hidden. */
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

/** An account with what its owner has on their page. */
interface PersonRow {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A moderator keeps the name and the pictures from others. */
  readonly isHidden: boolean;
  /** `null` without a page of their own making, as the two below. */
  readonly pageName: string | null;
  readonly portrait: string | null;
  readonly photo: OwnPicture | null;
}

/** A person as everybody sees them: neither e-mail nor phone. */
export function toPerson({ pageName, portrait, photo, ...account }: PersonRow): Person {
  const { id, username } = account;
  if (account.isHidden) return { user_id: id, username, name: hiddenName, portrait: null };
  const name = pageName ?? accountName(account);
  return {
    user_id: id,
    username,
    name,
    portrait: portrait || null,
    ...(photo && { photo: presentPhoto(photo) }),
  };
}
