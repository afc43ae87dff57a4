import { eq, sql } from 'drizzle-orm';
import { requireActive, requireVerifiedEmail } from '../auth/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { checkFields } from '../http/checkFields.ts';
import { HttpError } from '../http/errors.ts';
import { checkNames, faceOf, putPost, readingProblems, type Published } from '../posts/index.ts';
import { requireUnlikeHidden } from './likeHidden.ts';
import type { DraftRow } from './rows.ts';

const { drafts, posts } = tables;

/** The moment that all servers agree on. */
export async function momentNow(db: Database): Promise<Date> {
  const [row] = await db.select({ now: sharedNow }).from(sql`(values (1)) as one`);
  if (row === undefined) throw new Error('the database returned no row');
  return row.now;
}

/** What readers have had of a post so far; `undefined`: nothing yet. */
export async function publishedOf(
  db: Database,
  { draft, coverId }: DraftRow,
): Promise<Published | undefined> {
  const { teaser, blocks, audience } = posts;
  const [post] = await db.select({ teaser, blocks, audience }).from(posts).where(eq(posts.id, draft.id));
  return post && { ...post, cover: coverId ?? undefined };
}

/**
 * Looks at a post before it goes to its readers.
 * @returns the files that it names
 * @throws {HttpError} 403 for somebody who has not said that they are an author, has not proved their e-mail, or is suspended,
 * and for what moderators have hidden; 400 for a post that cannot be read yet
 */
export async function requireReady(db: Database, { draft, owner }: DraftRow) {
  if (owner.since === null) throw new HttpError(403, { detail: 'Сначала станьте автором.' });
  requireActive(owner);
  requireVerifiedEmail(owner, 'publish');
  const { title, blocks, audience, tierIds } = draft;
  const { problems, files } = await checkNames(db, draft, tierIds);
  const unfit = readingProblems(title, blocks);
  const isForNobody = audience === 'tiers' && tierIds.length === 0;
  checkFields({
    title: unfit.title,
    blocks: unfit.blocks ?? problems.blocks,
    tiers: isForNobody ? 'Выберите хотя бы один уровень.' : problems.tiers,
  });
  await requireUnlikeHidden(db, draft);
  return files;
}

/**
 * Gives a post to its readers as it is now.
 * @param transaction that holds it
 * @param publishedAt of its first time; later ones keep that
 * @throws {HttpError} as `requireReady`
 */
export async function release(transaction: Database, row: DraftRow, publishedAt: Date): Promise<void> {
  const files = await requireReady(transaction, row);
  const { id, authorId, title, blocks, audience, tierIds, revision } = row.draft;
  const face = faceOf({ blocks, audience }, await publishedOf(transaction, row));
  const post = { id, authorId, title, blocks, audience, tierIds, publishedAt, ...face };
  await putPost(transaction, post, files);
  await transaction
    .update(drafts)
    .set({ publishedRevision: revision, publishAt: null, publishProblem: null })
    .where(eq(drafts.id, id));
}
