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

/** What readers write below a post. An answer to an answer belongs to the comment above both. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    /** Who has written it; `null` once the account is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The comment that it answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** How many answers to it can be read. */
    answers: integer().notNull().default(0),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    /** Kept for a while after that: deleting can be undone. */
    deletedAt: moment('deleted_at'),
    /** Who may undo it: the writer, or the author of the post; where both have deleted it, nobody. */
    deletedBy: text('deleted_by', { enum: ['writer', 'author', 'both'] }),
    /** Since when a moderator keeps it from everybody. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    // What keeps no place in the list is passed over without being read.
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

/** What readers tell the moderators: of each post and each comment once. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    authorId: authorId(),
    /** Who complains; `null` once the account is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What about: one of the two. */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    reason: text().$type<Complaint['reason']>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a moderator has looked at it. */
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

/** What moderators have done. It refers to nothing, so that it outlives what it tells of. */
export const moderations = pgTable(
  'moderations',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    /** Who it was, as given on the command line. */
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
