import { sql } from 'drizzle-orm';
import { type Answer, type Comment, endpoints } from '#src/api/contract.ts';
import { toPerson } from '../authors/present.ts';
import type { Database } from '../database/index.ts';
import { notFound } from '../http/errors.ts';
import { cursorOf } from '../http/paging.ts';
import { type AnswerRow, type CommentRow, selectComments } from './rows.ts';

/** Facts that decide how a comment looks to its reader. */
interface Reading {
  readonly readerId: number;
  /** The account of the author of the post. */
  readonly writer: number;
  /** Origin of absolute addresses. */
  readonly publicUrl: string;
}

const iso = (moment: Date | string) => new Date(moment).toISOString();

/** State of an unreadable comment; `undefined` for a readable one. */
function goneState({ deletedAt, hiddenAt }: AnswerRow): 'deleted' | 'hidden' | undefined {
  if (deletedAt !== null) return 'deleted';
  return hiddenAt === null ? undefined : 'hidden';
}

const visiblePart = ({ writer, pageName, portrait, photo, text, editedAt }: AnswerRow, reading: Reading) => ({
  state: 'visible' as const,
  person: writer && toPerson({ ...writer, pageName, portrait, photo }),
  by_author: writer?.id === reading.writer,
  mine: writer?.id === reading.readerId,
  text,
  edited_at: editedAt && iso(editedAt),
});

/** An answer below a comment. */
export function toAnswer(row: AnswerRow, parent: string, reading: Reading): Answer {
  const common = { id: row.id, created_at: iso(row.createdAt), parent };
  const state = goneState(row);
  return state === undefined ? { ...common, ...visiblePart(row, reading) } : { ...common, state };
}

/** Address of further answers to a comment. @param last the one before; absent: they begin there */
export function answersAddress(publicUrl: string, id: string, last: AnswerRow | undefined): string {
  const url = new URL(endpoints.answers.path.replace('{id}', id), publicUrl);
  if (last) url.searchParams.set('cursor', cursorOf(last));
  return url.href;
}

/** A comment with its first answers. */
export function toComment(row: CommentRow, reading: Reading): Comment {
  const { id, answers, answersCount } = row;
  const common = {
    id,
    created_at: iso(row.createdAt),
    parent: null,
    answers: answers.map((answer) => toAnswer(answer, id, reading)),
    more_answers:
      answersCount > answers.length ? answersAddress(reading.publicUrl, id, answers.at(-1)) : null,
    answers_count: answersCount,
  };
  const state = goneState(row);
  return state === undefined ? { ...common, ...visiblePart(row, reading) } : { ...common, state };
}

/** One comment or answer as a list shows it. @throws {HttpError} 404 where it was deleted */
export async function readOne(db: Database, id: string, reading: Reading): Promise<Comment | Answer> {
  const [row] = await selectComments(db, sql`select ${id}::uuid as id`);
  if (row === undefined) throw notFound();
  return row.parentId === null ? toComment(row, reading) : toAnswer(row, row.parentId, reading);
}
