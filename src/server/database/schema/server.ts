import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** What is true of the whole installation, in its only row. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Tells whether a server has the secret key of the others without telling the key. */
  keyFingerprint: text('key_fingerprint').notNull(),
});

/** What somebody has used of a limit since the first of the counted tries; all servers on the database share it. */
export const limitWindows = pgTable(
  'limit_windows',
  {
    /** The limit and a hash of whom it holds for. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('limit_windows_ends').on(table.endsAt)],
);

/** What a call has made that a client may repeat under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the call, the person and the client's key. */
    key: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what was asked for: another request under the same key is a mistake of the client's. */
    request: text().notNull(),
    /** Names what was made: it is read again for each repetition, as it is then. */
    reply: jsonb().$type<{ readonly id: string | number }>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('idempotency_keys_user').on(table.userId),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * E-mails still to be sent. A row comes with the change that it tells of; text and link are made when it is sent, so no
 * link lies here. The table keeps the name of the first release: another one would leave the release before without it.
 */
export const queuedMessages = pgTable(
  'letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'activation',
        'password_reset',
        'email_reset',
        'email_changed',
        'password_changed',
        'post_not_published',
      ],
    }).notNull(),
    email: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Not to be taken before: a server is sending it, or the mail server refused it. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('letters_line').on(table.kind, table.email, table.id)],
);
