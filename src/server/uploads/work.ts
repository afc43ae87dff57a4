import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, TransactionRollbackError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { v4 } from 'uuid';
import { isDatabaseAway, loggedReason, sharedNow, tables, type Database } from '../database/index.ts';
import { keepContents, StoreAway, writeMedia, type Store } from '../media/index.ts';
import { createWorker } from '../worker.ts';
import { isFree, keepLease, takeLease } from './lease.ts';
import { make, type Made } from './make.ts';
import type { UploadRow } from './rows.ts';
import { Unfit } from './unfit.ts';

const { uploads } = tables;

/** A file that has crashed so many servers is given up: it would crash the next one, too. */
const maxTries = 4;

const gaveUp = () =>
  new Unfit(
    'Обработать файл не получилось. Сохраните его в другом формате и выберите снова или напишите в поддержку.',
  );
const diskIsFull = () =>
  new Unfit('На сервере кончилось место. Файл не сохранился, попробуйте снова через час.');

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';
/** Nothing about the file: it is tried again until this has passed. */
const isPutOff = (error: unknown) => error instanceof StoreAway || isDatabaseAway(error);

export interface UploadWorkOptions {
  readonly db: Database;
  readonly store: Store;
  /** Where files lie until they are in the store: one that all servers share. */
  readonly folder: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export type UploadWork = ReturnType<typeof createUploadWork>;

/** Processes complete uploads: one at a time on each server, also those of a server that has died. */
export function createUploadWork({ db, store, folder, log }: UploadWorkOptions) {
  /** The oldest that no server works on. */
  async function take(holder: string): Promise<UploadRow | undefined> {
    const [next] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.state, 'processing'), isFree))
      .orderBy(asc(uploads.touchedAt))
      .limit(1);
    if (next === undefined) return undefined;
    // Where another server was faster, its lease hides the row from the next look.
    const taken = await takeLease(db, next.id, holder);
    return taken?.state === 'processing' ? taken : take(holder);
  }

  /** Counted before it is processed: a server that it crashes cannot count any more. */
  async function countTry({ id }: UploadRow, tries: number): Promise<void> {
    await db.update(uploads).set({ tries }).where(eq(uploads.id, id));
  }

  /** @returns whether this server still had it; otherwise it was cancelled */
  async function end(
    transaction: Database,
    { id }: UploadRow,
    holder: string,
    outcome: Pick<typeof uploads.$inferInsert, 'state' | 'mediaId' | 'error'>,
  ): Promise<boolean> {
    const rows = await transaction
      .update(uploads)
      .set({ ...outcome, touchedAt: sharedNow, lockHolder: null, lockedUntil: null })
      .where(and(eq(uploads.id, id), eq(uploads.lockHolder, holder), eq(uploads.state, 'processing')))
      .returning({ id: uploads.id });
    return rows.length > 0;
  }

  async function keep(row: UploadRow, holder: string, { facts, files }: Made): Promise<boolean> {
    const kept = await keepContents(db, store, files);
    try {
      await db.transaction(async (transaction) => {
        const mediaId = await writeMedia(transaction, facts, kept);
        if (!(await end(transaction, row, holder, { state: 'done', mediaId }))) transaction.rollback();
      });
      return true;
    } catch (error) {
      if (error instanceof TransactionRollbackError) return false;
      throw error;
    }
  }

  const refuse = (row: UploadRow, holder: string, { message }: Unfit): Promise<boolean> =>
    end(db, row, holder, { state: 'failed', error: message });

  /** @returns whether it ended here: not where it was cancelled, or taken by another server */
  async function finish(row: UploadRow, holder: string, path: string): Promise<boolean> {
    try {
      await countTry(row, row.tries + 1);
      if (row.tries >= maxTries) throw gaveUp();
      return await keep(row, holder, await make(row, path));
    } catch (error) {
      if (error instanceof Unfit) return await refuse(row, holder, error);
      if (isDiskFull(error)) return await refuse(row, holder, diskIsFull());
      if (isPutOff(error)) await countTry(row, row.tries);
      throw error;
    }
  }

  const { wake, idle, close } = createWorker(
    async () => {
      const holder = v4();
      const row = await take(holder);
      if (row === undefined) return false;
      const path = join(folder, row.id);
      const stop = keepLease(db, row.id, holder, () => {});
      try {
        if (await finish(row, holder, path)) await rm(path, { force: true });
      } finally {
        stop();
      }
      return true;
    },
    // Its lease is left to run out: that is the pause until it is tried again.
    (error) =>
      log.error({ reason: loggedReason(error) }, 'an upload could not be made into what readers get'),
  );

  return {
    folder,
    /** Begins with what is whole; call it once the transaction of the upload has ended. */
    wake,
    /** Resolves when nothing is running. */
    idle,
    /** Waits a while for the running one; another server takes it when that was too short. */
    close,
  };
}
