import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Draft } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';

const { authors, drafts, postMedia, posts, users } = tables;

/** The post is published. */
export const isPublic = sql`(${posts.publishedAt} is not null and ${posts.withdrawnAt} is null)`;

/** Posts as their authors have them, deleted ones, too, with what readers have of them. */
export const selectDrafts = (db: Database) =>
  db
    .select({
      draft: drafts,
      owner: {
        userId: authors.userId,
        since: authors.since,
        pinnedId: authors.pinnedId,
        email: users.email,
        emailVerified: users.emailVerified,
        suspendedAt: users.suspendedAt,
      },
      publishedAt: posts.publishedAt,
      isPublic: sql<boolean>`${isPublic}`,
      coverId: sql<string | null>`(select ${postMedia.mediaId} from ${postMedia}
        where ${postMedia.postId} = ${drafts.id} and ${postMedia.place} = 'cover')`,
      image: posts.image,
      likes: sql<number>`coalesce(${posts.likes}, 0)`,
      comments: sql<number>`coalesce(${posts.comments}, 0)`,
    })
    .from(drafts)
    .innerJoin(authors, eq(authors.id, drafts.authorId))
    .innerJoin(users, eq(users.id, authors.userId))
    .leftJoin(posts, eq(posts.id, drafts.id));

export type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number];

/** Publication state of a post. */
export function stateOf({ draft, isPublic: isRead }: Pick<DraftRow, 'draft' | 'isPublic'>): Draft['state'] {
  if (draft.publishAt !== null) return 'scheduled';
  return isRead ? 'published' : 'draft';
}

const isOwn = (userId: number, id: string): SQL | undefined =>
  and(eq(authors.userId, userId), eq(drafts.id, parseId(id) ?? 0));

async function find(db: Database, userId: number, id: string): Promise<DraftRow> {
  const [row] = await selectDrafts(db).where(isOwn(userId, id));
  if (row === undefined) throw notFound();
  return row;
}

function undeleted(row: DraftRow): DraftRow {
  if (row.draft.deletedAt !== null) throw notFound();
  return row;
}

/** One's own post of an address. @throws {HttpError} 404 where there is none, or none any more */
export const findDraft = async (db: Database, userId: number, id: string): Promise<DraftRow> =>
  undeleted(await find(db, userId, id));

/**
 * Locks the draft, deleted or not: of two parallel calls one sees the other's change.
 * @param transaction until its end
 */
export async function lockAnyDraft(transaction: Database, userId: number, id: string): Promise<DraftRow> {
  // A separate statement: in the one that waited, other rows are as they were before the wait.
  await transaction
    .select({ id: drafts.id })
    .from(drafts)
    .innerJoin(authors, eq(authors.id, drafts.authorId))
    .where(isOwn(userId, id))
    .for('update', { of: drafts });
  return find(transaction, userId, id);
}

/** The same of one that is not deleted. @throws {HttpError} 404 where there is none, or none any more */
export const lockDraft = async (transaction: Database, userId: number, id: string): Promise<DraftRow> =>
  undeleted(await lockAnyDraft(transaction, userId, id));
