import { and, eq, sql } from 'drizzle-orm';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { openAddress, type PictureRow } from '../media/index.ts';
import type { Preview } from '../http/pages.ts';
import { accessOf } from '../access/access.ts';
import { mediaOf } from './media.ts';
import { isVisibleTo, tiersOfPost } from '../access/columns.ts';

const { authors, posts } = tables;

/** An id that no account has. */
const nobody = 0;
/** Pixels: large enough for every site that previews links. */
const wide = 1200;

const queries = perDatabase((db) => ({
  preview: db
    .select({
      title: posts.title,
      teaser: posts.teaser,
      audience: posts.audience,
      price: posts.price,
      tiers: tiersOfPost,
      covers: mediaOf<PictureRow>(posts.id, ['cover']),
    })
    .from(posts)
    // Columns are named with their tables only where there are several.
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(posts.id, sql.placeholder('id')), isVisibleTo(nobody)))
    .prepare('preview'),
}));

/** The narrowest still form that is wide enough, else the widest. */
function pictureOf({ id, width, height, files }: PictureRow): Preview['picture'] {
  const widths = files
    .map(({ variant }) => Number(variant))
    .filter(Number.isInteger)
    .toSorted((a, b) => a - b);
  const chosen = widths.find((each) => each >= wide) ?? widths.at(-1);
  return chosen === undefined
    ? undefined
    : { path: openAddress(id, String(chosen)), width: chosen, height: Math.round((chosen * height) / width) };
}

/** Preview of a post for other sites: title, teaser and picture of a public one, otherwise nothing (readings D33). */
export async function findPreview(db: Database, id: number): Promise<Preview | undefined> {
  const [post] = await queries(db).preview.execute({ id });
  if (post === undefined) return undefined;
  const { title, teaser, covers } = post;
  const stranger = { isAuthor: false, grants: [] };
  if (!accessOf(stranger, post).granted) return undefined;
  return { title, description: teaser, picture: covers[0] && pictureOf(covers[0]) };
}
