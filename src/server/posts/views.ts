import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Post } from '#src/api/contract.ts';
import { loggedReason, sharedNow, tables, type Database } from '../database/index.ts';

const { views } = tables;

/** Records who has opened a post on a day. A failure of that never refuses the post. */
export async function recordView(
  db: Database,
  { id, author }: Pick<Post, 'id' | 'author'>,
  readerId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const day = sql`(${sharedNow} at time zone 'utc')::date`;
  const view = sql`select ${day}, ${readerId}::integer, ${id}::integer, ${author.id}::integer`;
  try {
    await db.insert(views).select(view).onConflictDoNothing();
  } catch (error) {
    log.warn({ reason: loggedReason(error) }, 'a view was not written down');
  }
}
