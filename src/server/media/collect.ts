import { inArray } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import type { Store } from './store.ts';

const { mediaFiles } = tables;

/** Milliseconds that a content may lie without a row: longer than any upload takes to get one. */
const grace = 48 * 3_600_000;
/** Contents asked for at once. */
const batchSize = 500;

/** Removes contents that no row names any more. @returns how many */
export async function collectOrphans(db: Database, store: Store, now: Date): Promise<number> {
  const before = new Date(now.getTime() - grace);
  let removed = 0;

  async function clear(hashes: readonly string[]): Promise<void> {
    const rows = await db
      .selectDistinct({ hash: mediaFiles.hash })
      .from(mediaFiles)
      .where(inArray(mediaFiles.hash, [...hashes]));
    const named = new Set(rows.map(({ hash }) => hash));
    for (const hash of hashes) {
      if (named.has(hash)) continue;
      await store.remove(hash, before);
      removed += 1;
    }
  }

  let batch: string[] = [];
  for await (const { hash, putAt } of store.list()) {
    if (putAt >= before) continue;
    batch.push(hash);
    if (batch.length < batchSize) continue;
    await clear(batch);
    batch = [];
  }
  if (batch.length > 0) await clear(batch);
  return removed;
}
