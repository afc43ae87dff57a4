import { eq } from 'drizzle-orm';
import { currentPasswordProblem, type Passwords, type UserRow } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';

const { users } = tables;

export interface Deletion {
  readonly userId: number;
  /** Who asks, and confirms it with the own password. */
  readonly caller: UserRow;
  readonly currentPassword: string;
}

/**
 * Removes the person and everything that is theirs: the database follows each reference to them.
 * @throws {HttpError} 400 when the password is wrong
 */
export async function deleteUser(db: Database, passwords: Passwords, deletion: Deletion): Promise<void> {
  const { userId, caller, currentPassword } = deletion;
  checkFields({ current_password: await currentPasswordProblem(passwords, caller, currentPassword) });
  await db.delete(users).where(eq(users.id, userId));
}
