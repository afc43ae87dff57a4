import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type Database, tables } from '../database/index.ts';
import { record } from '../events/record.ts';
import { cursorMoment } from '../http/paging.ts';
import type { OwnPicture } from '../media/index.ts';

const { authors, comments, posts, users } = tables;

/** Number of answers loaded with their comment. */
const firstAnswers = 3;

/** Neither deleted nor hidden. @param table its name in the query */
export const isVisible = (table: 'comments' | 'answer' = 'comments'): SQL =>
  sql.raw(`(${table}.deleted_at is null and ${table}.hidden_at is null)`);

/** A comment has its place in the list as long as it, or an answer to it, can be read: the words of the index. */
export const isListed = sql`(${comments.answers} > 0 or ${isVisible()})`;

const fields = {
  id: comments.id,
  parentId: comments.parentId,
  text: comments.text,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
  hiddenAt: comments.hiddenAt,
  at: cursorMoment(sql`${comments.createdAt}`),
  writer: {
    id: users.id,
    username: users.username,
    firstName: users.firstName,
    lastName: users.lastName,
    isHidden: sql<boolean>`(${users.profileHiddenAt} is not null)`,
  },
  pageName: authors.name,
  portrait: authors.portrait,
  photo: authors.photo,
};

/** An answer as a row; in JSON its moments are text. */
export interface AnswerRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly createdAt: Date | string;
  readonly editedAt: Date | string | null;
  readonly deletedAt: Date | string | null;
  readonly hiddenAt: Date | string | null;
  readonly at: string;
  /** `null` after the account is deleted. */
  readonly writer: {
    readonly id: number;
    readonly username: string;
    readonly firstName: string;
    readonly lastName: string;
    /** A moderator keeps the name and the pictures from others. */
    readonly isHidden: boolean;
  } | null;
  /** Name on their page, if they have one. */
  readonly pageName: string | null;
  readonly portrait: string | null;
  readonly photo: OwnPicture | null;
}

export interface CommentRow extends AnswerRow {
  readonly answers: readonly AnswerRow[];
  readonly answersCount: number;
}

/** The first answers to a comment, the oldest first, as a column of a query. */
const answersColumn = sql<AnswerRow[]>`coalesce((
  select json_agg(json_build_object(
    'id', first.id, 'parentId', first.parent_id, 'text', first.text,
    'createdAt', first.created_at, 'editedAt', first.edited_at, 'deletedAt', null, 'hiddenAt', null,
    'at', ${cursorMoment(sql`first.created_at`)},
    'writer', case when person.id is not null then json_build_object(
      'id', person.id, 'username', person.username, 'firstName', person.first_name, 'lastName', person.last_name,
      'isHidden', person.profile_hidden_at is not null) end,
    'pageName', publisher.name, 'portrait', publisher.portrait, 'photo', publisher.photo
  ) order by first.created_at, first.id)
  from (
    select answer.* from ${comments} as answer where answer.parent_id = ${comments.id} and ${isVisible('answer')}
    order by answer.created_at, answer.id limit ${sql.raw(String(firstAnswers))}
  ) as first
  left join ${users} as person on person.id = first.user_id and person.deleted_at is null
  left join ${authors} as publisher on publisher.user_id = person.id
), '[]')`;

/** Its writer, as long as there is the account. */
const isWriter = and(eq(users.id, comments.userId), isNull(users.deletedAt));

/** Comments with their first answers, in no order. @param ids a query for their ids, as `id` */
export const selectComments = (db: Database, ids: SQL) =>
  db
    .select({ ...fields, answers: answersColumn, answersCount: comments.answers })
    .from(sql`(${ids}) as page`)
    .innerJoin(comments, eq(comments.id, sql`page.id`))
    .leftJoin(users, isWriter)
    .leftJoin(authors, eq(authors.userId, users.id));

/** Answers, in no order. @param ids a query for their ids, as `id` */
export const selectAnswers = (db: Database, ids: SQL) =>
  db
    .select(fields)
    .from(sql`(${ids}) as page`)
    .innerJoin(comments, eq(comments.id, sql`page.id`))
    .leftJoin(users, isWriter)
    .leftJoin(authors, eq(authors.userId, users.id));

type Counted = Pick<typeof comments.$inferSelect, 'id' | 'postId' | 'authorId' | 'userId' | 'parentId'>;

/**
 * Brings the numbers of a post and of the comment above up to date, and tells its author.
 * @param transaction in which the comment has become one that can be read, or has ceased to be
 * @param by what there is more of it now
 */
export async function countComment(
  transaction: Database,
  { id, postId, authorId, userId, parentId }: Counted,
  by: 1 | -1,
): Promise<void> {
  if (parentId !== null)
    await transaction
      .update(comments)
      .set({ answers: sql`${comments.answers} + ${by}` })
      .where(eq(comments.id, parentId));
  await transaction
    .update(posts)
    .set({ comments: sql`${posts.comments} + ${by}` })
    .where(eq(posts.id, postId));
  const payload = {
    ...{ post_id: postId, comment_id: id },
    ...(parentId !== null && { parent_id: parentId }),
    ...(userId !== null && { user_id: userId }),
  };
  await record(transaction, { kind: by === 1 ? 'comment_written' : 'comment_removed', authorId, payload });
}
