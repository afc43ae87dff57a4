import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { v7 } from 'uuid';
import type { Post } from '#src/api/contract.ts';
import { loggedReason, secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';

const { views } = tables;

const day = 24 * 3600;

/** Writes down who has opened a post, once a day. Nobody is refused a post because it cannot be. */
export async function recordView(
  db: Database,
  { id, author }: Pick<Post, 'id' | 'author'>,
  readerId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const known = sql`select from ${views}
    where ${views.userId} = ${readerId} and ${views.postId} = ${id} and ${views.at} > ${secondsAgo(day)}`;
  const view = sql`select ${v7()}::uuid, ${sharedNow}, ${id}::integer, ${readerId}::integer, ${author.id}::integer`;
  try {
    await db.insert(views).select(sql`${view} where not exists (${known})`);
  } catch (error) {
    log.warn({ reason: loggedReason(error) }, 'a view was not written down');
  }
}
