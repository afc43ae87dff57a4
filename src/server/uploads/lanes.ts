import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { isFree, takeLease } from './lease.ts';
import type { UploadRow } from './rows.ts';

const { uploads } = tables;

/** Bytes of a file that is put away in no time. */
const small = 20_000_000;

const isLight = sql`(${uploads.kind} = 'picture' or (${uploads.kind} = 'file' and ${uploads.bytes} <= ${small}))`;

/** Two lanes: light files do not wait behind sounds and large files. */
export const lanes = [isLight, not(isLight)] as const;

/** Chooses among the uploads of a lane that no server works on: authors get their turns one after the other. */
export function createTurns(db: Database, lane: SQL) {
  /** Last turn of each waiting author. */
  const lastTurns = new Map<number, number>();
  let turn = 0;

  /** The oldest of each author. */
  const waiting = (): Promise<readonly { id: string; authorId: number }[]> =>
    db
      .selectDistinctOn([uploads.authorId], { id: uploads.id, authorId: uploads.authorId })
      .from(uploads)
      .where(and(eq(uploads.state, 'processing'), isFree, lane))
      .orderBy(asc(uploads.authorId), asc(uploads.touchedAt));

  /**
   * Takes the next upload.
   * @param holder nobody else has this id
   * @returns `undefined` where nobody waits
   */
  return async function take(holder: string): Promise<UploadRow | undefined> {
    const turnOf = ({ authorId }: { authorId: number }) => lastTurns.get(authorId) ?? 0;
    const [next] = (await waiting()).toSorted((a, b) => turnOf(a) - turnOf(b) || (a.id < b.id ? -1 : 1));
    if (next === undefined) {
      lastTurns.clear();
      return undefined;
    }
    turn += 1;
    lastTurns.set(next.authorId, turn);
    // If another server was faster, its lease hides the row from the next look.
    const leased = await takeLease(db, next.id, holder);
    return leased?.state === 'processing' ? leased : take(holder);
  };
}
