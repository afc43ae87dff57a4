import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { authors } = tables;

/** Held until the transaction ends: what an author may have only so much of is counted by one request after the other. */
export const holdAuthor = (transaction: Database, authorId: number) =>
  transaction.select({ id: authors.id }).from(authors).where(eq(authors.id, authorId)).for('no key update');
