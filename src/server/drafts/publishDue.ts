import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { mayNotify } from '../credentials/mail.ts';
import { eachOf, sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError, sentenceOf } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailQueue } from '../mail/queue.ts';
import { release } from './publication.ts';
import { selectDrafts } from './rows.ts';

const { drafts } = tables;

const isDue = and(lte(drafts.publishAt, sharedNow), isNull(drafts.deletedAt));

/** Dependencies of the job that publishes due posts and tells authors about failures. */
export interface DueDeps {
  readonly db: Database;
  readonly queue: Pick<MailQueue, 'add' | 'wake'>;
  readonly limits: Pick<Limits, 'allows'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Publishes one unless another server is doing so; one that cannot be published any more becomes a draft that says why. */
async function publishOne({ db, queue, limits, log }: DueDeps, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const isIt = eq(drafts.id, id);
    const [scheduled] = await transaction
      .select({ publishAt: drafts.publishAt })
      .from(drafts)
      .where(and(isIt, isDue))
      .for('update', { skipLocked: true });
    const [row] = await selectDrafts(transaction).where(isIt);
    if (row === undefined || scheduled === undefined || scheduled.publishAt === null) return;
    try {
      await release(transaction, row, scheduled.publishAt);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await transaction
        .update(drafts)
        .set({ publishAt: null, publishProblem: sentenceOf(error) })
        .where(isIt);
      if (await mayNotify(limits, 'post_not_published', row.owner, transaction))
        await queue.add(transaction, 'post_not_published', row.owner.email);
      log.warn({ post: id, reason: error.body }, 'a post could not be published on schedule');
    }
  });
  queue.wake();
}

/**
 * Publishes what is due, as of the moment that was planned. Any number of servers may do it at once.
 * @param ending nothing more is begun once it is aborted
 */
export async function publishDue(deps: DueDeps, ending?: AbortSignal): Promise<void> {
  const { db } = deps;
  const due = await db.select({ id: drafts.id }).from(drafts).where(isDue).orderBy(asc(drafts.publishAt));
  await eachOf(
    due.map(({ id }) => id),
    async (id) => {
      if (ending?.aborted !== true) await publishOne(deps, id);
    },
  );
}
