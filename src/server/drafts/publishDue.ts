import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { eachOf, sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { release } from './publication.ts';
import { selectDrafts } from './rows.ts';

const { drafts } = tables;

const isDue = and(lte(drafts.publishAt, sharedNow), isNull(drafts.deletedAt));

/** Publishes one unless another server is doing so; one that cannot be published any more becomes a draft again. */
const publishOne = (db: Database, id: number, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> =>
  db.transaction(async (transaction) => {
    const isIt = eq(drafts.id, id);
    const [held] = await transaction
      .select({ publishAt: drafts.publishAt })
      .from(drafts)
      .where(and(isIt, isDue))
      .for('update', { skipLocked: true });
    const [row] = await selectDrafts(transaction).where(isIt);
    if (row === undefined || held === undefined || held.publishAt === null) return;
    try {
      await release(transaction, row, held.publishAt);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await transaction.update(drafts).set({ publishAt: null }).where(isIt);
      log.warn({ post: id, reason: error.body }, 'a post could not be published on schedule');
    }
  });

/**
 * Publishes what is due, as of the moment that was planned. Any number of servers may do it at once.
 * @param ending nothing more is begun once it is aborted
 */
export async function publishDue(
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  ending?: AbortSignal,
): Promise<void> {
  const due = await db.select({ id: drafts.id }).from(drafts).where(isDue).orderBy(asc(drafts.publishAt));
  await eachOf(
    due.map(({ id }) => id),
    async (id) => {
      if (ending?.aborted !== true) await publishOne(db, id, log);
    },
  );
}
