import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Block } from '#src/api/contract.ts';
import { requireActive, requireVerifiedEmail } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { checkFields, HttpError } from '../http/errors.ts';
import {
  checkNames,
  cardOf,
  linesOf,
  mediaIn,
  type Published,
  upsertPublished,
  readingProblems,
} from '../posts/index.ts';
import type { DraftRow } from './rows.ts';

const { drafts, mediaFiles, posts } = tables;

type Draft = Pick<typeof drafts.$inferSelect, 'id' | 'authorId' | 'blocks'>;

const hidden = (detail: string) => new HttpError(403, { detail, code: 'post_hidden' });

/** The letters and digits of a body, without case, accents, spaces, punctuation and invisible characters. */
function lettersOf(blocks: readonly Block[]): string {
  const text = blocks.flatMap(linesOf).join('').normalize('NFKD').toLowerCase();
  // A text without letters and digits is compared by all its characters.
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '') || text.replaceAll(/[\s\p{Cf}]/gu, '');
}

/** The contents of the files of a body: the same file brought once more has the same. */
async function contentsOf(db: Database, blocks: readonly Block[]): Promise<readonly string[]> {
  const ids = [...new Set(mediaIn(blocks).map(({ media }) => media))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ hash: mediaFiles.hash })
    .from(mediaFiles)
    .where(inArray(mediaFiles.mediaId, ids));
  return rows.map(({ hash }) => hash).toSorted();
}

/**
 * Refuses hidden content: the post itself, which could otherwise hide other content, and any of the author's posts with
 * the same text and files, whatever its title.
 * @throws {HttpError} 403 with the code `post_hidden`
 */
async function requireUnlikeHidden(db: Database, { id, authorId, blocks }: Draft): Promise<void> {
  const hiddenPosts = await db
    .select({ id: posts.id, blocks: posts.blocks })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), isNotNull(posts.hiddenAt)));
  if (hiddenPosts.some((post) => post.id === id))
    throw hidden('Модераторы скрыли этот пост. Если это ошибка, напишите в поддержку.');
  const letters = lettersOf(blocks);
  for (const post of hiddenPosts.filter((one) => lettersOf(one.blocks) === letters)) {
    if (isDeepStrictEqual(await contentsOf(db, post.blocks), await contentsOf(db, blocks)))
      throw hidden('Такой же пост модераторы скрыли. Если это ошибка, напишите в поддержку.');
  }
}

/** The version that readers have; `undefined` for none. */
export async function publishedOf(
  db: Database,
  { draft, coverId }: DraftRow,
): Promise<Published | undefined> {
  const { teaser, blocks, audience } = posts;
  const [post] = await db.select({ teaser, blocks, audience }).from(posts).where(eq(posts.id, draft.id));
  return post && { ...post, cover: coverId ?? undefined };
}

/**
 * Checks a post before it is published.
 * @returns the files that it names
 * @throws {HttpError} 403 for somebody who has not said that they are an author, has not proved their e-mail, or is suspended,
 * and for what moderators have hidden; 400 for a post that cannot be read yet
 */
export async function requireReady(db: Database, { draft, owner }: DraftRow) {
  if (owner.since === null) throw new HttpError(403, { detail: 'Сначала станьте автором.' });
  requireActive(owner);
  requireVerifiedEmail(owner, 'publish');
  const { title, blocks, audience, tierIds, price } = draft;
  const { problems, files } = await checkNames(db, draft, tierIds);
  const unfit = readingProblems(title, blocks);
  const isForNobody = audience === 'tiers' && tierIds.length === 0;
  checkFields({
    title: unfit.title,
    blocks: unfit.blocks ?? problems.blocks,
    price: audience === 'buyers' && price === null ? 'Назначьте цену.' : undefined,
    tiers: isForNobody ? 'Выберите хотя бы один уровень.' : problems.tiers,
  });
  await requireUnlikeHidden(db, draft);
  return files;
}

/**
 * Publishes a post as it is now.
 * @param transaction that holds it
 * @param publishedAt of its first time; later ones keep that
 * @throws {HttpError} as `requireReady`
 */
export async function release(transaction: Database, row: DraftRow, publishedAt: Date): Promise<void> {
  const files = await requireReady(transaction, row);
  const { id, authorId, title, blocks, audience, tierIds, price, revision } = row.draft;
  const face = cardOf({ blocks, audience }, await publishedOf(transaction, row));
  const post = { id, authorId, title, blocks, audience, tierIds, price, publishedAt, ...face };
  await upsertPublished(transaction, post, files);
  await transaction
    .update(drafts)
    .set({ publishedRevision: revision, publishAt: null, publishProblem: null })
    .where(eq(drafts.id, id));
}
