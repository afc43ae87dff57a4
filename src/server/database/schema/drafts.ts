import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Block, Post } from '#src/api/contract.ts';
import { authorId } from './authorId.ts';
import { moment } from './moment.ts';

/**
 * Each post as its author has it before them, from the first word on. Readers never get any of it: what is published is copied to
 * `posts`, under the same id.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    authorId: authorId(),
    title: text().notNull().default(''),
    blocks: jsonb().$type<readonly Block[]>().notNull().default([]),
    audience: text().$type<Post['access']['audience']>().notNull().default('everyone'),
    tierIds: integer('tier_ids').array().notNull().default([]),
    /** Kopecks, of a draft for buyers; absent until its author has named them. */
    price: integer(),
    words: integer().notNull().default(0),
    /** Counts the changes. */
    revision: integer().notNull().default(1),
    /** Id of the last save. */
    saveId: uuid('save_id'),
    /** The session of the last save, and what its browser said it is. */
    sessionId: uuid('session_id'),
    userAgent: text('user_agent').notNull().default(''),
    savedAt: moment('saved_at').notNull(),
    /** The one that readers have. */
    publishedRevision: integer('published_revision'),
    /** Due time. */
    publishAt: moment('publish_at'),
    /** Reason why a due post was not published: a sentence for its author, until its schedule changes. */
    publishProblem: text('publish_problem'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('drafts_author').on(table.authorId, table.savedAt.desc(), table.id.desc()),
    index('drafts_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
    index('drafts_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Former states of drafts, without the present one. */
export const revisions = pgTable(
  'revisions',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    authorId: authorId(),
    title: text().notNull(),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    words: integer().notNull(),
    sessionId: uuid('session_id'),
    userAgent: text('user_agent').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.revision] }),
    index('revisions_author').on(table.authorId),
  ],
);

/**
 * The words by which authors find their posts, as stems: a row for each pair of letters that words of a draft begin with, so that a
 * search reads a few hundred bytes of each draft and nothing of other people's. Triggers of the database keep it.
 */
export const draftWords = pgTable(
  'draft_words',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    initial: text().notNull(),
    /** Each word has a space before and after it. */
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.initial] })],
);
