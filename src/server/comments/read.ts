import { sql } from 'drizzle-orm';
import type { Answer, Comment } from '#src/api/contract.ts';
import type { Database } from '../database/index.ts';
import { notFound } from '../http/errors.ts';
import { toAnswer, toComment, type Reading } from './present.ts';
import { selectComments } from './rows.ts';

/** One comment or answer as a list shows it. @throws {HttpError} 404 where it was deleted */
export async function readOne(db: Database, id: string, reading: Reading): Promise<Comment | Answer> {
  const [row] = await selectComments(db, sql`select ${id}::uuid as id`);
  if (row === undefined) throw notFound();
  return row.parentId === null ? toComment(row, reading) : toAnswer(row, row.parentId, reading);
}
