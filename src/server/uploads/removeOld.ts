import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { validate } from 'uuid';
import { Attempts, secondsAgo, tables, type Database } from '../database/index.ts';
import { isFree } from './lease.ts';

const { uploads } = tables;

const hour = 3600;
/** Seconds after its last byte that an unfinished upload is kept. */
const unfinished = 24 * hour;
/**
 * Seconds that space is reserved for an upload without bytes: its creation was answered, but the answer may be lost.
 * The client then starts again.
 */
const silent = hour;
/** Seconds that a finished or failed one is kept. */
const ended = 7 * 24 * hour;

/** A file may exist for a moment without a row, while an upload begins or ends. */
const grace = hour * 1000;

/** Files that no upload needs any more, in batches: nothing else in the folder is touched. */
async function removeFiles(db: Database, folder: string, attempts: Attempts): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => validate(name));
  for (let from = 0; from < names.length; from += 500) {
    const some = names.slice(from, from + 500);
    const needed = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(inArray(uploads.id, some), inArray(uploads.state, ['receiving', 'processing'])));
    const isNeeded = new Set(needed.map(({ id }) => id));
    await attempts.each(
      some.filter((one) => !isNeeded.has(one)),
      async (name) => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && found.mtimeMs < Date.now() - grace) await rm(join(folder, name), { force: true });
      },
    );
  }
}

/** Frees the space of uploads without a single byte. */
async function removeSilent(db: Database, folder: string, attempts: Attempts): Promise<void> {
  const isSilent = and(eq(uploads.state, 'receiving'), lt(uploads.touchedAt, secondsAgo(silent)), isFree);
  const found = await db.select({ id: uploads.id }).from(uploads).where(isSilent);
  await attempts.each(
    found.map(({ id }) => id),
    async (id) => {
      const file = await stat(join(folder, id)).catch(() => undefined);
      // It may have continued meanwhile.
      if (!file?.size) await db.delete(uploads).where(and(eq(uploads.id, id), isSilent));
    },
  );
}

/** Removes abandoned and finished uploads, and their files. */
export async function removeOldUploads(db: Database, folder: string): Promise<void> {
  const isAbandoned = and(eq(uploads.state, 'receiving'), lt(uploads.touchedAt, secondsAgo(unfinished)));
  const isOver = and(ne(uploads.state, 'receiving'), lt(uploads.touchedAt, secondsAgo(ended)));
  await db.delete(uploads).where(or(isAbandoned, isOver));
  const attempts = new Attempts();
  await removeSilent(db, folder, attempts);
  await removeFiles(db, folder, attempts);
  attempts.end();
}
