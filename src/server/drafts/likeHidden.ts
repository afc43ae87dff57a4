import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Block } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { linesOf, mediaIn } from '../posts/index.ts';

const { drafts, mediaFiles, posts } = tables;

type Draft = Pick<typeof drafts.$inferSelect, 'id' | 'authorId' | 'blocks'>;

const hidden = (detail: string) => new HttpError(403, { detail, code: 'post_hidden' });

/** The letters and digits of a body, without case, accents, spaces, punctuation and signs that nobody sees. */
function lettersOf(blocks: readonly Block[]): string {
  const text = blocks.flatMap(linesOf).join('').normalize('NFKD').toLowerCase();
  // What has none of them is compared sign by sign.
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
 * Refuses what moderators have hidden: the post itself, which would otherwise hide something else from now on, and any other of
 * the same author's with the same text and files, whatever its title.
 * @throws {HttpError} 403 with the code `post_hidden`
 */
export async function requireUnlikeHidden(db: Database, { id, authorId, blocks }: Draft): Promise<void> {
  const known = await db
    .select({ id: posts.id, blocks: posts.blocks })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), isNotNull(posts.hiddenAt)));
  if (known.some((post) => post.id === id))
    throw hidden('Модераторы скрыли этот пост. Если это ошибка, напишите в поддержку.');
  const letters = lettersOf(blocks);
  for (const post of known.filter((one) => lettersOf(one.blocks) === letters)) {
    if (isDeepStrictEqual(await contentsOf(db, post.blocks), await contentsOf(db, blocks)))
      throw hidden('Такой же пост модераторы скрыли. Если это ошибка, напишите в поддержку.');
  }
}
