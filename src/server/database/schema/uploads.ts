import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { authorId } from './authorId.ts';
import { media } from './media.ts';
import { moment } from './moment.ts';

/** Files that are being uploaded, and how that ended. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    authorId: authorId(),
    kind: text({ enum: ['picture', 'audio', 'file'] }).notNull(),
    /** The file's name on the author's machine. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['receiving', 'processing', 'done', 'failed'] }).notNull(),
    /** How often a server has begun to process it. */
    tries: integer().notNull().default(0),
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** A sentence for the author. */
    error: text(),
    createdAt: moment('created_at').notNull(),
    /** Of the last byte. */
    touchedAt: moment('touched_at').notNull(),
    /** Who writes to it now, until when, and that somebody else waits for it. */
    lockHolder: uuid('lock_holder'),
    lockedUntil: moment('locked_until'),
    lockWantedAt: moment('lock_wanted_at'),
  },
  (table) => [
    index('uploads_author').on(table.authorId),
    index('uploads_state').on(table.state, table.touchedAt),
  ],
);
