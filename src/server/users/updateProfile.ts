import { and, eq, sql } from 'drizzle-orm';
import type { Body, User } from '#src/api/contract.ts';
import {
  normalizePhone,
  tidyText,
  validateName,
  validatePhone,
  validateUsername,
} from '#src/validation/index.ts';
import { lockUser, type UserRow } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { checkFields, notFound } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { changeUsername } from '../usernames/usernames.ts';
import { accountName } from '../usernames/accountName.ts';
import { userReply } from './userReply.ts';

const { authors, users } = tables;

/** An empty number takes the phone off the account. */
const phoneProblem = (phone: string) => (phone.trim() === '' ? undefined : validatePhone(phone));

const ifGiven = <Value>(text: string | undefined, apply: (text: string) => Value) =>
  text === undefined ? undefined : apply(text);

/**
 * Changes what is given and leaves the rest, as Djoser does for PUT, too. Keys that are not the profile's own are
 * ignored, the e-mail among them. A changed number has to be verified again.
 * @throws {HttpError} 400 with messages by field
 */
export async function updateProfile(
  { db, limits }: { readonly db: Database; readonly limits: Pick<Limits, 'require'> },
  { id: userId, username: current }: Pick<UserRow, 'id' | 'username'>,
  { username, first_name: firstName, last_name: lastName, phone }: Body<'updateMe'>,
): Promise<User> {
  checkFields({
    // A name from before its rule stays with its owner.
    username: username === current ? undefined : ifGiven(username, validateUsername),
    first_name: ifGiven(firstName, validateName),
    last_name: ifGiven(lastName, validateName),
    phone: ifGiven(phone, phoneProblem),
  });

  const number = ifGiven(phone, normalizePhone);
  return db.transaction(async (transaction) => {
    const before = await lockUser(transaction, userId);
    if (before === undefined) throw notFound();
    if (username !== undefined) await changeUsername(transaction, limits, before, username.trim());
    const [user] = await transaction
      .update(users)
      .set({
        // Something has to be set, even when nothing is given.
        firstName: ifGiven(firstName, tidyText) ?? sql`${users.firstName}`,
        lastName: ifGiven(lastName, tidyText),
        ...(number !== undefined && {
          phone: number,
          phoneVerified: sql`${users.phoneVerified} and ${users.phone} = ${number}`,
        }),
      })
      .where(eq(users.id, userId))
      .returning();
    if (user === undefined) throw notFound();
    // A page that was named after the account keeps following it.
    const isNamedAfter = and(eq(authors.userId, userId), eq(authors.name, accountName(before)));
    await transaction
      .update(authors)
      .set({ name: accountName(user) })
      .where(isNamedAfter);
    return userReply(user);
  });
}
