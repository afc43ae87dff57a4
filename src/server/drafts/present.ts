import { asc } from 'drizzle-orm';
import type { Block, Draft, DraftCard, Media } from '#src/api/contract.ts';
import { isOneOf, tables, type Database } from '../database/index.ts';
import { presentMedia, presentPicture, type MediaAddresses } from '../media/index.ts';
import { mediaIn, ownMedia } from '../posts/index.ts';
import { stateOf, type DraftRow } from './rows.ts';

const { tiers } = tables;

function commonOf(row: DraftRow) {
  const { draft, owner, publishedAt } = row;
  const state = stateOf(row);
  const isPublished = state === 'published';
  return {
    id: draft.id,
    title: draft.title,
    state,
    audience: draft.audience,
    price: draft.price,
    words: draft.words,
    revision: draft.revision,
    saved_at: draft.savedAt.toISOString(),
    publish_at: draft.publishAt?.toISOString() ?? null,
    publish_problem: draft.publishProblem,
    published_at: publishedAt?.toISOString() ?? null,
    changed: isPublished && draft.publishedRevision !== draft.revision,
    pinned: isPublished && owner.pinnedId === draft.id,
  };
}

/** Media that an author's blocks name, at addresses for the author. */
export async function mediaFor(
  db: Database,
  { authorId, userId }: { readonly authorId: number; readonly userId: number },
  blocks: readonly Block[],
  addresses: MediaAddresses,
): Promise<Media[]> {
  const ids = mediaIn(blocks).map(({ media }) => media);
  const files = await ownMedia(db, authorId, ids);
  return [...files.values()].map((file) =>
    presentMedia(file, (variant) => addresses.signed(file.id, variant, userId)),
  );
}

/** A post as its author writes it. */
export async function toDraft(db: Database, row: DraftRow, addresses: MediaAddresses): Promise<Draft> {
  const { authorId, blocks, tierIds } = row.draft;
  const writer = { authorId, userId: row.owner.userId };
  return {
    ...commonOf(row),
    blocks: [...blocks],
    media: await mediaFor(db, writer, blocks, addresses),
    tiers: tierIds,
  };
}

const pictureOf = ({ draft, coverId }: DraftRow): string | undefined =>
  mediaIn(draft.blocks).find(({ kind }) => kind === 'picture')?.media ?? coverId ?? undefined;

/** Posts of one author as their list shows them: each with its first picture, or the one that readers see on its card. */
export async function toCards(
  db: Database,
  rows: readonly DraftRow[],
  addresses: MediaAddresses,
): Promise<DraftCard[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { authorId } = first.draft;
  const pictures = await ownMedia(
    db,
    authorId,
    rows.flatMap((row) => pictureOf(row) ?? []),
  );
  const offered = await db
    .select({ id: tiers.id, name: tiers.name, price: tiers.price })
    .from(tiers)
    .where(
      isOneOf(
        tiers.id,
        rows.flatMap(({ draft }) => draft.tierIds),
      ),
    )
    .orderBy(asc(tiers.price), asc(tiers.id));
  return rows.map((row) => {
    const { draft, owner, image, likes, comments } = row;
    const cover = pictures.get(pictureOf(row) ?? '');
    return {
      ...commonOf(row),
      tiers: offered.filter(({ id }) => draft.tierIds.includes(id)),
      cover:
        cover?.kind === 'picture'
          ? presentPicture(cover, (variant) => addresses.signed(cover.id, variant, owner.userId))
          : null,
      image,
      likes,
      comments,
    };
  });
}
