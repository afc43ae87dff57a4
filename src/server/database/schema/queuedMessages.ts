import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

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
