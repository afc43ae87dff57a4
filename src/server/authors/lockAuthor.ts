import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { authors } = tables;

/** Locks an author until the transaction ends, so that parallel requests count what they have one after the other. */
export const lockAuthor = (transaction: Database, authorId: number) =>
  transaction.select({ id: authors.id }).from(authors).where(eq(authors.id, authorId)).for('no key update');
