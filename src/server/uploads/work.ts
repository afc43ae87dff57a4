import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { v4 } from 'uuid';
import type { Authenticate } from '../auth/index.ts';
import { type Database, isDatabaseAway, loggedReason, sharedNow, tables } from '../database/index.ts';
import { createWorker } from '../jobs/worker.ts';
import {
  discardContents,
  DiskFull,
  storeContents,
  type MediaAddresses,
  type Store,
  StoreAway,
  writeMedia,
} from '../media/index.ts';
import type { Settings } from '../settings/table.ts';
import type { UploadLimitName } from '../settings/uploads.ts';
import { createInspection, type Made, make } from './make.ts';
import { createTurns, lanes } from './lanes.ts';
import { keepLease } from './lease.ts';
import { overTotal, type UploadRow } from './rows.ts';
import { Unfit } from './unfit.ts';

const { uploads } = tables;

export interface UploadsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Addresses of the results for authors. */
  readonly addresses: MediaAddresses;
  /** Limits of uploads, and the reserve of the disk. */
  readonly settings: Pick<Settings, UploadLimitName>;
  readonly uploads: Pick<UploadWork, 'folder' | 'wake'>;
}

/** Crashes of a server after which a file is given up. */
const maxTries = 4;

const gaveUp = () =>
  new Unfit(
    'Обработать файл не получилось. Сохраните его в другом формате и выберите снова или напишите в поддержку.',
  );
const diskIsFull = () =>
  new Unfit('На сервере кончилось место. Файл не сохранился, попробуйте снова через час.');

/** Its author has called it off, or another server has it. */
class Gone extends Error {}

/** Nothing about the file: it is tried again until this has passed. */
const isPutOff = (error: unknown) => error instanceof StoreAway || isDatabaseAway(error);

interface UploadWorkOptions {
  readonly db: Database;
  readonly store: Store;
  /** Folder of unfinished uploads; all servers share it. */
  readonly folder: string;
  readonly settings: Pick<Settings, 'UPLOAD_TOTAL'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export type UploadWork = ReturnType<typeof createUploadWork>;

/** Processes complete uploads: one of each lane at a time on each server, also those of a server that has died. */
export function createUploadWork({ db, store, folder, settings, log }: UploadWorkOptions) {
  const inspection = createInspection(lanes.length);

  /** True if this server still has it: its author may have cancelled it, or another server has taken it. */
  const isStillOf = async (id: string, holder: string): Promise<boolean> =>
    (await db.$count(uploads, and(eq(uploads.id, id), eq(uploads.lockHolder, holder)))) > 0;

  /** Counted before it is processed: a server that it crashes cannot count any more. */
  async function countTry({ id }: UploadRow, tries: number): Promise<void> {
    await db.update(uploads).set({ tries }).where(eq(uploads.id, id));
  }

  /** @throws {Gone} where this server does not have it any more */
  async function end(
    transaction: Database,
    { id }: UploadRow,
    holder: string,
    outcome: Pick<typeof uploads.$inferInsert, 'state' | 'mediaId' | 'error'>,
  ): Promise<void> {
    const rows = await transaction
      .update(uploads)
      .set({ ...outcome, touchedAt: sharedNow, lockHolder: null, lockedUntil: null })
      .where(and(eq(uploads.id, id), eq(uploads.lockHolder, holder), eq(uploads.state, 'processing')))
      .returning({ id: uploads.id });
    if (rows.length === 0) throw new Gone();
  }

  async function keep(row: UploadRow, holder: string, { facts, files }: Made): Promise<void> {
    const stored = await storeContents(db, store, files);
    try {
      await db.transaction(async (transaction) => {
        const mediaId = await writeMedia(transaction, facts, stored);
        await end(transaction, row, holder, { state: 'done', mediaId });
        const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
        const full = await overTotal(transaction, row.authorId, bytes, settings.UPLOAD_TOTAL);
        if (full !== undefined) throw new Unfit(full);
      });
    } catch (error) {
      await discardContents(db, store, stored);
      throw error;
    }
  }

  const refuse = (row: UploadRow, holder: string, { message }: Unfit): Promise<void> =>
    end(db, row, holder, { state: 'failed', error: message });

  /** @throws {Gone} */
  async function finish(row: UploadRow, holder: string, path: string): Promise<void> {
    try {
      await countTry(row, row.tries + 1);
      if (row.tries >= maxTries) throw gaveUp();
      await keep(row, holder, await make(row, path, inspection));
    } catch (error) {
      if (error instanceof Unfit) return await refuse(row, holder, error);
      if (error instanceof DiskFull) return await refuse(row, holder, diskIsFull());
      if (isPutOff(error)) await countTry(row, row.tries);
      throw error;
    }
  }

  /** @param take finds the next one @returns whether there was one */
  async function doNext(take: ReturnType<typeof createTurns>): Promise<boolean> {
    const holder = v4();
    const row = await take(holder);
    if (row === undefined) return false;
    const path = join(folder, row.id);
    const stop = keepLease(db, row.id, holder, () => {});
    try {
      await finish(row, holder, path);
      await rm(path, { force: true });
    } catch (error) {
      if (await isStillOf(row.id, holder)) throw error;
    } finally {
      stop();
    }
    return true;
  }

  const workers = lanes.map((lane) => {
    const take = createTurns(db, lane);
    return createWorker(
      () => doNext(take),
      // Its lease is left to run out: that is the pause until it is tried again.
      (error) =>
        log.error({ reason: loggedReason(error) }, 'an upload could not be made into what readers get'),
    );
  });

  return {
    folder,
    /** Begins with what is whole; call it once the transaction of the upload has ended. */
    wake(): void {
      for (const worker of workers) worker.wake();
    },
    /** Resolves when nothing is running. */
    async idle(): Promise<void> {
      await Promise.all(workers.map(({ idle }) => idle()));
    },
    /** Waits a while for the running ones; another server takes them when that was too short. */
    async close(): Promise<void> {
      await Promise.all(workers.map(({ close }) => close()));
      await inspection.close();
    },
  };
}
