import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { countComment } from '../comments/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { StartError } from '../startError.ts';
import type { Act, Target } from './command.ts';

const { comments, complaints, moderations, posts } = tables;

const nameOf = ({ kind, id }: Target) => `${kind} ${id}`;

/** @returns whether the post has changed */
async function setPost(transaction: Database, id: number, hide: boolean): Promise<boolean> {
  const changed = await transaction
    .update(posts)
    .set({ hiddenAt: hide ? sharedNow : null })
    .where(and(eq(posts.id, id), hide ? isNull(posts.hiddenAt) : isNotNull(posts.hiddenAt)))
    .returning({ id: posts.id });
  return changed.length > 0;
}

/** @returns whether the comment has changed; one that is deleted is in no number */
async function setComment(transaction: Database, id: string, hide: boolean): Promise<boolean> {
  const [changed] = await transaction
    .update(comments)
    .set({ hiddenAt: hide ? sharedNow : null })
    .where(and(eq(comments.id, id), hide ? isNull(comments.hiddenAt) : isNotNull(comments.hiddenAt)))
    .returning();
  if (changed?.deletedAt === null) await countComment(transaction, changed, hide ? -1 : 1);
  return changed !== undefined;
}

const set = (transaction: Database, target: Target, hide: boolean): Promise<boolean> =>
  target.kind === 'post' ? setPost(transaction, target.id, hide) : setComment(transaction, target.id, hide);

/** @returns how many complaints were open */
async function resolve(transaction: Database, isAbout: SQL): Promise<number> {
  const resolved = await transaction
    .update(complaints)
    .set({ resolvedAt: sharedNow })
    .where(and(isAbout, isNull(complaints.resolvedAt)))
    .returning({ id: complaints.id });
  return resolved.length;
}

async function exists(transaction: Database, { kind, id }: Target): Promise<boolean> {
  const found =
    kind === 'post'
      ? await transaction.$count(posts, eq(posts.id, id))
      : await transaction.$count(comments, eq(comments.id, id));
  return found > 0;
}

/**
 * Does what a moderator asks for, and writes it down with it.
 * @returns what was done, in a line
 * @throws {StartError} for what is not there, or is so already
 */
export function moderate(db: Database, { action, target, moderator, reason }: Act): Promise<string> {
  const name = nameOf(target);
  const isAbout =
    target.kind === 'post' ? eq(complaints.postId, target.id) : eq(complaints.commentId, target.id);
  return db.transaction(async (transaction) => {
    if (!(await exists(transaction, target))) throw new StartError(`There is no ${name}.`);
    if (action !== 'dismiss' && !(await set(transaction, target, action === 'hide')))
      throw new StartError(
        action === 'hide' ? `The ${name} is hidden already.` : `The ${name} is not hidden.`,
      );
    const resolved = action === 'restore' ? 0 : await resolve(transaction, isAbout);
    if (action === 'dismiss' && resolved === 0)
      throw new StartError(`There is no open complaint about ${name}.`);
    const about = target.kind === 'post' ? { postId: target.id } : { commentId: target.id };
    await transaction
      .insert(moderations)
      .values({ ...about, id: v7(), at: sharedNow, moderator, action, reason });
    const done = { hide: 'hidden', restore: 'back', dismiss: 'left as it is' }[action];
    return `The ${name} is ${done}; complaints resolved: ${resolved}.`;
  });
}
