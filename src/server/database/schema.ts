import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const lower = (column: AnyPgColumn) => sql`lower(${column})`;
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    username: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text().notNull().default(''),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** Argon2id in PHC form; `null` means that nobody can log in with a password. */
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(lower(table.email)),
    uniqueIndex('users_username_unique').on(lower(table.username)),
  ],
);

/** One row per log-in; its tokens are worthless once the row is gone. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Number of refreshes so far; only the refresh token of this number is current. */
    generation: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** At most one open reset per user: a newer request replaces the older link. */
export const passwordResets = pgTable('password_resets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the letter. */
  tokenHash: text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Captcha challenges already spent, kept until they would expire anyway. */
export const usedChallenges = pgTable('used_challenges', {
  signature: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const authors = pgTable('authors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  role: text().notNull(),
  /** Name of a portrait shipped with the client. */
  portrait: text().notNull(),
});

/** What a reader can subscribe to. */
export const tiers = pgTable('tiers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  authorId: integer('author_id')
    .notNull()
    .references(() => authors.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Kopecks per month. */
  price: integer().notNull(),
});

export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    /** The tier that opens the post; `null` means open to everyone. */
    tierId: integer('tier_id').references(() => tiers.id),
    title: text().notNull(),
    body: text().notNull(),
    /** Name of an illustration shipped with the client. */
    image: text(),
    publishedAt: moment('published_at').notNull(),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
  },
  (table) => [index('posts_newest').on(table.publishedAt.desc(), table.id.desc())],
);
