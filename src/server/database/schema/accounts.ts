import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

const lower = (column: AnyPgColumn) => sql`lower(${column})`;

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** The person has followed a link sent to the address they have now. */
    emailVerified: boolean('email_verified').notNull().default(false),
    username: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text().notNull().default(''),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** Argon2id in PHC form; `null` disables logins by password. */
    passwordHash: text('password_hash'),
    /** May read and change every account; given by hand in the database, never shown. */
    isStaff: boolean('is_staff').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Time of a suspension by a moderator: logins are refused. */
    suspendedAt: moment('suspended_at'),
    /** A moderator keeps the texts and pictures of the person's page from everybody else. */
    profileHiddenAt: moment('profile_hidden_at'),
    /** The person has deleted the account; a job removes the rest of it in batches, and this row last. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(lower(table.email)),
    uniqueIndex('users_username_unique').on(lower(table.username)),
  ],
);

/** Former names of people: they lead to them for a year, and nobody else can take them. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    /** Stored in lower case. */
    username: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [
    index('former_usernames_user').on(table.userId),
    index('former_usernames_until').on(table.until),
  ],
);

/** Names of deleted accounts: nobody can take them for a year. */
export const retiredUsernames = pgTable(
  'retired_usernames',
  {
    /** Stored in lower case. */
    username: text().primaryKey(),
    until: moment('until').notNull(),
  },
  (table) => [index('retired_usernames_until').on(table.until)],
);

/** One row per login; without it its tokens are invalid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Number of refreshes so far; only the refresh token of this number is current. */
    generation: integer().notNull().default(0),
    /** User agent at the login; shows the person which device it was. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
    /** The first call with an access token of this generation: its reply has arrived. `null` until then. */
    seenAt: moment('seen_at'),
    /** Time of the last change; kept only with a replica, which has it a moment later. */
    wroteAt: moment('wrote_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Links in messages, at most one per user and purpose: a newer request replaces the older link. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['activation', 'password_reset', 'email_reset'] }).notNull(),
    /** Address of the message: the link dies when the account changes it. */
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Use of an activation link, kept so that a second press learns that the first was enough. */
    spentAt: moment('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** The code sent to a phone: a newer one replaces it. */
export const phoneKeys = pgTable('phone_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Number of the message: the code is invalid for another one. */
  phone: text().notNull(),
  /** As it is: a hash of six digits hides nothing, and they live for minutes. */
  key: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: moment('sent_at').notNull(),
});

/** Captcha challenges already spent, kept until they would expire anyway. */
export const usedChallenges = pgTable('used_challenges', {
  signature: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
