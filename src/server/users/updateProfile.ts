import { eq, sql } from 'drizzle-orm';
import type { Body, User } from '#src/api/contract.ts';
import { normalizePhone, validateName, validatePhone, validateUsername } from '#src/validation/index.ts';
import { tables, uniqueViolation, type Database } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { invalid, notFound } from '../http/errors.ts';
import { userReply } from './userReply.ts';

const { users } = tables;

/** PostgreSQL's text has no place for this character. */
const nameProblem = (name: string) =>
  name.includes('\u0000') ? 'Данные содержат запрещённый символ: ноль-байт' : validateName(name);

/** An empty number takes the phone off the account. */
const phoneProblem = (phone: string) => (phone.trim() === '' ? undefined : validatePhone(phone));

const ifGiven = <Value>(text: string | undefined, apply: (text: string) => Value) =>
  text === undefined ? undefined : apply(text);

/**
 * Changes what is given and leaves the rest, as Djoser does for PUT, too. Keys that are not the profile's own are
 * ignored, the e-mail among them. A changed number has to be verified anew.
 * @throws {HttpError} 400 with messages by field
 */
export async function updateProfile(
  db: Database,
  userId: number,
  { username, first_name: firstName, last_name: lastName, phone }: Body<'updateMe'>,
): Promise<User> {
  checkFields({
    username: ifGiven(username, validateUsername),
    first_name: ifGiven(firstName, nameProblem),
    last_name: ifGiven(lastName, nameProblem),
    phone: ifGiven(phone, phoneProblem),
  });

  const number = ifGiven(phone, normalizePhone);
  try {
    const [user] = await db
      .update(users)
      .set({
        // Something has to be set, even when nothing is given.
        username: username?.trim() ?? sql`${users.username}`,
        firstName: firstName?.trim(),
        lastName: lastName?.trim(),
        ...(number !== undefined && {
          phone: number,
          phoneVerified: sql`${users.phoneVerified} and ${users.phone} = ${number}`,
        }),
      })
      .where(eq(users.id, userId))
      .returning();
    if (user === undefined) throw notFound();
    return userReply(user);
  } catch (error) {
    throw uniqueViolation(error) === 'users_username_unique'
      ? invalid({ username: ['Пользователь с таким именем уже существует.'] })
      : error;
  }
}
