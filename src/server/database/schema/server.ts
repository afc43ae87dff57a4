import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** Facts about the whole installation, in the only row. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Tells whether a server has the secret key of the others without telling the key. */
  keyFingerprint: text('key_fingerprint').notNull(),
});

/** Use of a limit since the first counted try; all servers share it. */
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

/** Results of calls that a client may repeat under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the call, the person and the client's key. */
    key: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the request: another request under the same key is a mistake of the client. */
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

/** A message to the support. */
export interface SupportContent {
  readonly text: string;
  /** Account of the writer; `null` for a visitor, whose address nobody has checked. */
  readonly account: number | null;
}

/**
 * E-mails to send. A row is written with the change that it reports; text and link are made when it is sent, so no link
 * is stored. The table keeps the name of the first release, because the previous release needs it.
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
        'support',
      ],
    }).notNull(),
    /** The recipient; with `support` the person who writes. */
    email: text().notNull(),
    /** A message that a person has written. */
    content: jsonb().$type<SupportContent>(),
    attempts: integer().notNull().default(0),
    /** Not to be taken before: a server is sending it, or the mail server refused it. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('letters_line').on(table.kind, table.email, table.id)],
);
