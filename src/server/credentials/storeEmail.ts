import { eq } from 'drizzle-orm';
import { normalizeEmail } from '#src/validation/index.ts';
import { emailTaken } from '../auth/index.ts';
import { tables, uniqueViolation, type Database } from '../database/index.ts';
import { invalid } from '../http/errors.ts';

const { users } = tables;

/**
 * Sets the address, which nobody has proved yet.
 * @throws {HttpError} 400 when somebody else has it
 */
export async function storeEmail(db: Database, userId: number, typed: string): Promise<void> {
  try {
    await db
      .update(users)
      .set({ email: normalizeEmail(typed), emailVerified: false })
      .where(eq(users.id, userId));
  } catch (error) {
    throw uniqueViolation(error) === 'users_email_unique' ? invalid({ new_email: [emailTaken] }) : error;
  }
}
