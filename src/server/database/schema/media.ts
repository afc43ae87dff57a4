import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { authorId } from './authorId.ts';
import { moment } from './moment.ts';
import { posts } from './posts.ts';

/** Media that authors uploaded. The same file uploaded twice is two rows and one content. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    authorId: authorId(),
    kind: text({ enum: ['picture', 'audio', 'file'] }).notNull(),
    /** The file's name on the author's machine: others get it under this name. */
    name: text().notNull(),
    /** Pixels of the largest variant, and a colour to wait with, `#rrggbb` or `transparent`; of pictures only. */
    width: integer(),
    height: integer(),
    color: text(),
    /** Length of a sound. */
    seconds: integer(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('media_author').on(table.authorId),
    check(
      'media_picture',
      sql`(${table.kind} = 'picture') = (num_nonnulls(${table.width}, ${table.height}, ${table.color}) = 3)`,
    ),
    check('media_audio', sql`(${table.kind} = 'audio') = (${table.seconds} is not null)`),
  ],
);

/** Each form in which a file is given out: a picture in several widths, everything else as it is. */
export const mediaFiles = pgTable(
  'media_files',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** The width of a picture, `motion` and the width of one that moves, else `original`. */
    variant: text().notNull(),
    authorId: authorId(),
    /** SHA-256 of the content as hexadecimal digits: its name in the store. */
    hash: text().notNull(),
    /** `Content-Type`. */
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.variant] }),
    index('media_files_hash').on(table.hash),
    index('media_files_author').on(table.authorId),
  ],
);

/** Positions of media in posts: a reader who may see the position may see the file. */
export const postMedia = pgTable(
  'post_media',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id),
    /** `cover` and `above` are public; `behind` is for those who may read all of it. */
    place: text({ enum: ['cover', 'above', 'behind'] }).notNull(),
    authorId: authorId(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.mediaId, table.place] }),
    index('post_media_media').on(table.mediaId),
    index('post_media_author').on(table.authorId),
  ],
);

/**
 * Contents of the store that no row names: removed when they have been here for long, or struck off once a row names
 * them. Those whose rows we have removed ourselves are dated a thousand years back.
 */
export const orphans = pgTable('orphans', {
  hash: text().primaryKey(),
  seenAt: moment('seen_at').notNull(),
});

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
    /** Number of attempts to process it. */
    tries: integer().notNull().default(0),
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    /** A sentence for the author. */
    error: text(),
    createdAt: moment('created_at').notNull(),
    /** Time of the last byte. */
    touchedAt: moment('touched_at').notNull(),
    /** Lease: holder, end, and a request to let go. */
    lockHolder: uuid('lock_holder'),
    lockedUntil: moment('locked_until'),
    lockWantedAt: moment('lock_wanted_at'),
  },
  (table) => [
    index('uploads_author').on(table.authorId),
    index('uploads_state').on(table.state, table.touchedAt),
  ],
);
