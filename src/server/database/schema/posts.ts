import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Block, Post, WholePost } from '#src/api/contract.ts';
import { users } from './accounts.ts';
import { authorId } from './authorId.ts';
import { tiers } from './creators.ts';
import { moment } from './moment.ts';

export const posts = pgTable(
  'posts',
  {
    /** The same as its draft's. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: authorId(),
    title: text().notNull(),
    /** Public part of the text. */
    teaser: text().notNull().default(''),
    blocks: jsonb().$type<readonly Block[]>().notNull().default([]),
    /** Counted when the blocks are written. */
    contents: jsonb()
      .$type<Post['contents']>()
      .notNull()
      .default({ pictures: 0, audio_seconds: 0, files: 0 }),
    /** Audience; `post_tiers` has the tiers of a post for some of them. */
    audience: text().$type<Post['access']['audience']>().notNull().default('everyone'),
    /** Kopecks for which a post for buyers is sold; absent: it is not. */
    price: integer(),
    /** Name of an illustration shipped with the client. */
    image: text(),
    publishedAt: moment('published_at').notNull(),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Readers who may comment, among those who may read. */
    commenting: text().$type<WholePost['commenting']['policy']>().notNull().default('readers'),
    /** Time since which a moderator hides it from everybody but its author. */
    hiddenAt: moment('hidden_at'),
    /** Time since which its author withdrew it. */
    withdrawnAt: moment('withdrawn_at'),
    /** Columns of the previous release, which had one tier for a post. Nothing reads or writes them. */
    body: text().notNull().default(''),
    tierId: integer('tier_id').references(() => tiers.id),
  },
  (table) => [
    index('posts_newest').on(table.publishedAt.desc(), table.id.desc()),
    index('posts_open')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`audience = 'everyone'`),
    index('posts_author').on(table.authorId, table.publishedAt.desc(), table.id.desc()),
    index('posts_author_locked')
      .on(table.authorId, table.publishedAt.desc(), table.id.desc())
      .where(sql`audience <> 'everyone'`),
    index('posts_hidden')
      .on(table.authorId)
      .where(sql`hidden_at is not null`),
  ],
);

const postId = () =>
  integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Each of the author's tiers that opens the post (readings D32). */
export const postTiers = pgTable(
  'post_tiers',
  {
    postId: postId(),
    tierId: integer('tier_id')
      .notNull()
      .references(() => tiers.id),
    authorId: authorId(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.tierId] }),
    index('post_tiers_tier').on(table.tierId),
  ],
);

/** Likes; the same statement updates the post's count. */
export const likes = pgTable(
  'likes',
  { userId: userId(), postId: postId(), authorId: authorId(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('likes_post').on(table.postId),
    index('likes_author').on(table.authorId),
  ],
);

/** Readers' bookmarks. */
export const bookmarks = pgTable(
  'bookmarks',
  { userId: userId(), postId: postId(), authorId: authorId(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('bookmarks_newest').on(table.userId, table.createdAt.desc(), table.postId.desc()),
    index('bookmarks_post').on(table.postId),
    index('bookmarks_author').on(table.authorId),
  ],
);
