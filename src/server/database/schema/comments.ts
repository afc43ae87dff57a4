import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Complaint } from '#src/api/contract.ts';
import { users } from './accounts.ts';
import { authorId } from './authorId.ts';
import { moment } from './moment.ts';
import { posts } from './posts.ts';

/** Comments of posts. An answer to an answer belongs to the comment above both. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    /** The writer; `null` after the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The comment that it answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Number of readable answers. */
    answers: integer().notNull().default(0),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Kept for a while after that: deleting can be undone. */
    deletedAt: moment('deleted_at'),
    /** The one who may undo it: the writer or the author of the post; nobody if both have deleted it. */
    deletedBy: text('deleted_by', { enum: ['writer', 'author', 'both'] }),
    /** Time since which a moderator hides it from everybody. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    // The index leaves out comments that keep no place in the list.
    index('comments_newest')
      .on(table.postId, table.createdAt.desc(), table.id.desc())
      .where(sql`parent_id is null and (answers > 0 or (deleted_at is null and hidden_at is null))`),
    index('comments_answers').on(table.parentId, table.createdAt, table.id),
    index('comments_post').on(table.postId, table.createdAt),
    index('comments_user').on(table.userId),
    index('comments_author').on(table.authorId),
    index('comments_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check('comments_deletion', sql`(${table.deletedAt} is null) = (${table.deletedBy} is null)`),
  ],
);

/** Complaints of readers, one about each post and each comment. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    authorId: authorId(),
    /** The reader; `null` after the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Subject: a post or a comment. */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    reason: text().$type<Complaint['reason']>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of a moderator's decision. */
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    uniqueIndex('complaints_post_unique').on(table.postId, table.userId),
    uniqueIndex('complaints_comment_unique').on(table.commentId, table.userId),
    index('complaints_open')
      .on(table.createdAt)
      .where(sql`resolved_at is null`),
    index('complaints_user').on(table.userId),
    index('complaints_author').on(table.authorId),
    check('complaints_target', sql`(${table.postId} is null) <> (${table.commentId} is null)`),
  ],
);

/** Actions of moderators. It has no foreign keys, so that it outlives its subjects. */
export const moderations = pgTable(
  'moderations',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    /** Name of the moderator from the command line. */
    moderator: text().notNull(),
    action: text({ enum: ['hide', 'restore', 'dismiss', 'suspend', 'reinstate'] }).notNull(),
    /** One of the three. */
    postId: integer('post_id'),
    commentId: uuid('comment_id'),
    userId: integer('user_id'),
    reason: text().notNull(),
  },
  (table) => [
    check(
      'moderations_one_target',
      sql`num_nonnulls(${table.postId}, ${table.commentId}, ${table.userId}) = 1`,
    ),
  ],
);
