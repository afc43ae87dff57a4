import { asc, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { readUuidCursor } from '../http/paging.ts';
import { type CommentsDeps, findComment, requireGranted } from './access.ts';
import { pageSize } from './list.ts';
import { answersAddress, toAnswer } from './present.ts';
import { isVisible, selectAnswers } from './rows.ts';

const { comments } = tables;
const parameters = {
  parent: sql.placeholder('parent'),
  at: sql.placeholder('at'),
  id: sql.placeholder('id'),
};

function idsOf(isFirst: boolean): SQL {
  const order = sql`(${comments.createdAt}, ${comments.id})`;
  const later = isFirst ? sql`true` : sql`${order} > (${parameters.at}::timestamptz, ${parameters.id}::uuid)`;
  return sql`select ${comments.id} as id from ${comments}
    where ${comments.parentId} = ${parameters.parent} and ${later} and ${isVisible()}
    order by ${comments.createdAt}, ${comments.id} limit ${sql.raw(String(pageSize + 1))}`;
}

const queries = perDatabase((db) => {
  const select = (isFirst: boolean) =>
    selectAnswers(db, idsOf(isFirst)).orderBy(asc(comments.createdAt), asc(comments.id)).prepare('answers');
  return { first: select(true), later: select(false) };
});

/** GET /api/comments/{id}/answers/?cursor=: oldest first. */
export function addAnswers(app: FastifyInstance, { db, authenticate, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'answers', { limit: { none: 'what one reads' } }, async (request) => {
    const readerId = (await authenticate(request)).user.id;
    const { comment, access } = await findComment(db, request, readerId);
    requireGranted(access);
    if (comment.parentId !== null) throw notFound();
    const position = readUuidCursor(request, 'cursor');
    const { first, later } = queries(db);
    const rows = await (position ? later : first).execute({ parent: comment.id, ...position });
    const page = rows.slice(0, pageSize);
    const reading = { readerId, writer: access.writer, publicUrl };
    return {
      count: null,
      next: rows.length > pageSize ? answersAddress(publicUrl, comment.id, page.at(-1)) : null,
      previous: null,
      results: page.map((row) => toAnswer(row, comment.id, reading)),
    };
  });
}
