import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { v4 } from 'uuid';
import { type Database, inSeconds, sharedNow, tables } from '../database/index.ts';
import { isLocked, noUpload } from './refusals.ts';
import type { UploadRow } from './rows.ts';

const { uploads } = tables;

/** Seconds of silence after which a server counts as dead. */
const leaseTime = 5;
/** Interval between signs of life, in ms. */
const beat = 500;

export const isFree = or(isNull(uploads.lockHolder), lt(uploads.lockedUntil, sharedNow));
const isHeldBy = (id: string, holder: string) => and(eq(uploads.id, id), eq(uploads.lockHolder, holder));

/**
 * Takes a lease of an upload for one request; advisory locks do not work through a pooler.
 * @param holder nobody else has this id
 * @returns `undefined` where somebody else has it, or there is none
 */
export async function takeLease(db: Database, id: string, holder: string): Promise<UploadRow | undefined> {
  const [leased] = await db
    .update(uploads)
    .set({ lockHolder: holder, lockedUntil: inSeconds(leaseTime), lockWantedAt: null })
    .where(and(eq(uploads.id, id), isFree))
    .returning();
  return leased;
}

/** Asks the holder to let go. @returns whether there is such an upload */
async function wantLease(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ lockWantedAt: sharedNow })
    .where(eq(uploads.id, id))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Renews the lease until it is ended.
 * @param letGo called when somebody else waits for it, or has it because this server was silent for too long
 * @returns ends that
 */
export function keepLease(db: Database, id: string, holder: string, letGo: () => void): () => void {
  let lastSign = performance.now();
  const sign = async () => {
    const [row] = await db
      .update(uploads)
      .set({ lockedUntil: inSeconds(leaseTime) })
      .where(isHeldBy(id, holder))
      .returning({ wantedAt: uploads.lockWantedAt });
    lastSign = performance.now();
    if (row === undefined || row.wantedAt !== null) letGo();
  };
  const timer = setInterval(() => {
    sign().catch(() => {
      if (performance.now() - lastSign > leaseTime * 1000) letGo();
    });
  }, beat);
  return () => clearInterval(timer);
}

/** Gives it back. */
const dropLease = (db: Database, id: string, holder: string) =>
  db
    .update(uploads)
    .set({ lockHolder: null, lockedUntil: null, lockWantedAt: null, touchedAt: sharedNow })
    .where(isHeldBy(id, holder));

/** Milliseconds that a request waits for another one to let go. */
const timeout = 12_000;
/** Milliseconds between two looks. */
const interval = 100;

/** The tus server's locks, which hold on every server of the database: a file is written to by one request at a time. */
export const createLocker = (db: Database): Locker => ({
  newLock(id): Lock {
    const holder = v4();
    let stop = () => {};
    return {
      async lock(signal, letGo) {
        const since = performance.now();
        while ((await takeLease(db, id, holder)) === undefined) {
          if (!(await wantLease(db, id))) throw noUpload();
          if (signal.aborted || performance.now() - since > timeout) throw isLocked();
          await pause(interval);
        }
        stop = keepLease(db, id, holder, () => void letGo());
      },
      async unlock() {
        stop();
        await dropLease(db, id, holder);
      },
    };
  },
});
