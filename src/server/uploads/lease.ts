import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { inSeconds, sharedNow, tables, type Database } from '../database/index.ts';
import type { UploadRow } from './rows.ts';

const { uploads } = tables;

/** Seconds of silence after which a server counts as dead. */
const leaseTime = 5;
/** Between two signs of life, ms. */
const beat = 500;

export const isFree = or(isNull(uploads.lockHolder), lt(uploads.lockedUntil, sharedNow));
const isHeldBy = (id: string, holder: string) => and(eq(uploads.id, id), eq(uploads.lockHolder, holder));

/**
 * Takes an upload for one server and one request, as rows do through any pooler.
 * @param holder nobody else has this id
 * @returns `undefined` where somebody else has it, or there is none
 */
export async function takeLease(db: Database, id: string, holder: string): Promise<UploadRow | undefined> {
  const [taken] = await db
    .update(uploads)
    .set({ lockHolder: holder, lockedUntil: inSeconds(leaseTime), lockWantedAt: null })
    .where(and(eq(uploads.id, id), isFree))
    .returning();
  return taken;
}

/** Says that somebody else waits for it. @returns whether there is such an upload */
export async function wantLease(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ lockWantedAt: sharedNow })
    .where(eq(uploads.id, id))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Keeps it until told otherwise.
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
export const dropLease = (db: Database, id: string, holder: string) =>
  db
    .update(uploads)
    .set({ lockHolder: null, lockedUntil: null, lockWantedAt: null, touchedAt: sharedNow })
    .where(isHeldBy(id, holder));
