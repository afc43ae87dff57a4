import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { countComment } from '../comments/index.ts';
import { type Database, sharedNow, tables } from '../database/index.ts';
import { allowRemoval } from '../media/index.ts';
import { StartError } from '../settings/startError.ts';
import { type Act, type Command, type Target, usage } from './command.ts';
import { listComplaints } from './list.ts';
import { findPerson, setProfileHidden, setSuspended } from './people.ts';

const { comments, complaints, moderations, posts } = tables;

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

/** @returns how many complaints were open */
async function resolve(transaction: Database, isAbout: SQL): Promise<number> {
  const resolved = await transaction
    .update(complaints)
    .set({ resolvedAt: sharedNow })
    .where(and(isAbout, isNull(complaints.resolvedAt)))
    .returning({ id: complaints.id });
  return resolved.length;
}

/** Target of a moderator's action, as found. */
interface Found {
  /** Its name in answers. */
  readonly name: string;
  /** Subject for the audit. */
  readonly row: Pick<typeof moderations.$inferInsert, 'postId' | 'commentId' | 'userId'>;
  /** Complaints about it. */
  readonly isAbout?: SQL;
  /** Does it, or undoes it. @returns whether it has changed */
  set(isOn: boolean): Promise<boolean>;
}

async function find(transaction: Database, target: Target): Promise<Found | undefined> {
  switch (target.kind) {
    case 'post': {
      const { id } = target;
      if ((await transaction.$count(posts, eq(posts.id, id))) === 0) return undefined;
      const set = (hide: boolean) => setPost(transaction, id, hide);
      return { name: `post ${id}`, row: { postId: id }, isAbout: eq(complaints.postId, id), set };
    }
    case 'comment': {
      const { id } = target;
      if ((await transaction.$count(comments, eq(comments.id, id))) === 0) return undefined;
      const set = (hide: boolean) => setComment(transaction, id, hide);
      return { name: `comment ${id}`, row: { commentId: id }, isAbout: eq(complaints.commentId, id), set };
    }
    case 'user':
    case 'profile': {
      const person = await findPerson(transaction, target.name);
      if (person === undefined) return undefined;
      const { id, username } = person;
      const change = target.kind === 'user' ? setSuspended : setProfileHidden;
      const set = (isOn: boolean) => change(transaction, id, isOn);
      return { name: `${target.kind} ${username} (${id})`, row: { userId: id }, set };
    }
  }
}

const nameOf = (target: Target) => `${target.kind} ${'id' in target ? target.id : target.name}`;

/** Effect of each action, and the answer if nothing changes. */
const outcomes = {
  hide: { isOn: true, done: 'hidden', already: 'is hidden already' },
  restore: { isOn: false, done: 'back', already: 'is not hidden' },
  suspend: { isOn: true, done: 'suspended', already: 'is suspended already' },
  reinstate: { isOn: false, done: 'back', already: 'is not suspended' },
} as const;

/**
 * Does what a moderator asks for, and writes it down with it.
 * @returns what was done, in a line
 * @throws {StartError} for what is not there, or is so already
 */
export function moderate(db: Database, { action, target, moderator, reason }: Act): Promise<string> {
  return db.transaction(async (transaction) => {
    const found = await find(transaction, target);
    if (found === undefined) throw new StartError(`There is no ${nameOf(target)}.`);
    const { name, row, isAbout, set } = found;
    const outcome = action === 'dismiss' ? undefined : outcomes[action];
    if (outcome && !(await set(outcome.isOn))) throw new StartError(`The ${name} ${outcome.already}.`);
    const resolved = isAbout && outcome?.isOn !== false ? await resolve(transaction, isAbout) : 0;
    if (outcome === undefined && resolved === 0)
      throw new StartError(`There is no open complaint about ${name}.`);
    await transaction
      .insert(moderations)
      .values({ ...row, id: v7(), at: sharedNow, moderator, action, reason });
    const done = `The ${name} is ${outcome?.done ?? 'left as it is'}`;
    return isAbout ? `${done}; complaints resolved: ${resolved}.` : `${done}.`;
  });
}

/**
 * Does what a command asks for.
 * @returns what the moderator reads
 * @throws {StartError} for what is not there, or is so already
 */
export async function perform(db: Database, command: Command): Promise<string> {
  switch (command.name) {
    case 'help':
      return usage.trimEnd();
    case 'list':
      return listComplaints(db);
    case 'allowRemoval':
      return `Files that are removed within minutes: ${await allowRemoval(db)}.`;
    case 'act':
      return moderate(db, command);
  }
}
