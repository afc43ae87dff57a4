import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { isId } from '../http/parameters.ts';
import type { MediaRow } from '../media/index.ts';
import { mediaIn } from './blocks.ts';
import type { Body } from './compose.ts';
import { lockMedia, ownMedia } from './media.ts';

const { tiers } = tables;

/** An author's content of a post. */
export interface Content extends Body {
  readonly authorId: number;
  readonly title: string;
  /** The tiers that open it; with the audience `tiers` only. */
  readonly tierIds: readonly number[];
  /** Kopecks; with the audience `buyers` only. */
  readonly price?: number | null;
}

const wrongKind: Readonly<Record<MediaRow['kind'], string>> = {
  picture: 'здесь должна быть картинка.',
  audio: 'здесь должен быть звук.',
  file: 'здесь должен быть файл.',
};

/** @returns what is wrong with the first file that is not the author's own, or something else than its place asks for */
function fileProblem(
  named: readonly { readonly path: string; readonly media: string; readonly kind: MediaRow['kind'] }[],
  files: ReadonlyMap<string, MediaRow>,
): string | undefined {
  for (const { path, media, kind } of named) {
    const file = files.get(media);
    if (file === undefined) return `${path}: такого файла у вас нет.`;
    if (file.kind !== kind) return `${path}: ${wrongKind[kind]}`;
  }
  return undefined;
}

async function tierProblem(
  db: Database,
  { authorId, audience, tierIds }: Content,
  archived: readonly number[],
): Promise<string | undefined> {
  if (tierIds.length === 0) return undefined;
  if (audience !== 'tiers') return 'Уровни выбирают для поста, который открыт уровням.';
  const ids = [...new Set(tierIds)].filter(isId);
  const isOffered = or(isNull(tiers.archivedAt), inArray(tiers.id, [...archived]));
  const count = await db.$count(tiers, and(inArray(tiers.id, ids), eq(tiers.authorId, authorId), isOffered));
  return count < new Set(tierIds).size ? 'Такого уровня у вас нет.' : undefined;
}

/**
 * Checks that everything a post names belongs to its author, and locks it until the transaction ends. The body is
 * already validated.
 * @param archived tiers that nobody can take any more and that may open it all the same, because they do already
 * @param cover a picture beside those of the body
 */
export async function checkNames(
  db: Database,
  content: Content,
  archived: readonly number[],
  cover?: string,
): Promise<{
  readonly problems: { readonly blocks: string | undefined; readonly tiers: string | undefined };
  /** Files that the post names, by id. */
  readonly files: ReadonlyMap<string, MediaRow>;
}> {
  const covers = cover === undefined ? [] : [{ path: 'cover', media: cover, kind: 'picture' as const }];
  const named = [...covers, ...mediaIn(content.blocks)];
  const ids = named.map(({ media }) => media);
  await lockMedia(db, ids);
  const files = await ownMedia(db, content.authorId, ids);
  const problems = { blocks: fileProblem(named, files), tiers: await tierProblem(db, content, archived) };
  return { problems, files };
}
