import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What is true of the whole installation, in its only row. */
export const installation = pgTable('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  /** Tells whether a server has the secret key of the others without telling the key. */
  keyFingerprint: text('key_fingerprint').notNull(),
});
