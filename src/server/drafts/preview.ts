import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOneOf, readSharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import { queryValue } from '../http/paging.ts';
import type { MediaAddresses } from '../media/index.ts';
import { contentsWith, cardOf, mediaIn, ownMedia, placesOf, toWhole } from '../posts/index.ts';
import type { Grant } from '../access/access.ts';
import { isTierOffered } from '../access/columns.ts';
import { authorFields } from '../authors/present.ts';
import type { DraftsDeps } from './content.ts';
import { publishedOf } from './publication.ts';
import { findDraft, type DraftRow } from './rows.ts';

const { authors, posts, tiers } = tables;

/** An id that no account has: the reader of the preview is not its author. */
const nobody = 0;

/** Files of a draft belong to its author alone, whatever their position. */
const forOwner = (addresses: MediaAddresses, ownerId: number): MediaAddresses => ({
  ...addresses,
  open: (media, variant) => addresses.signed(media, variant, ownerId),
  signed: (media, variant) => addresses.signed(media, variant, ownerId),
});

/**
 * Grants of the requested reader.
 * @throws {HttpError} 400 for anything but `stranger`, `subscriber`, `buyer` and a tier of the author's
 */
async function readGrants(db: Database, request: FastifyRequest, authorId: number): Promise<Grant[]> {
  const as = queryValue(request, 'as');
  if (as === 'stranger') return [];
  if (as === 'subscriber') return [{ opens: 'subscribers' }];
  if (as === 'buyer') return [{ opens: 'post' }];
  const tierId = typeof as === 'string' ? parseId(as) : undefined;
  const [tier] =
    tierId === undefined
      ? []
      : await db.select({ authorId: tiers.authorId }).from(tiers).where(eq(tiers.id, tierId));
  if (tierId === undefined || tier?.authorId !== authorId)
    throw invalid({ as: ['Выберите stranger, subscriber, buyer или номер своего уровня.'] });
  return [{ opens: 'tier', tierId }];
}

/** The post as it would be if it were published now. */
async function rowOf(db: Database, row: DraftRow) {
  const { id, authorId, title, blocks, audience, tierIds, price } = row.draft;
  const before = await publishedOf(db, row);
  const { teaser, cover } = cardOf({ blocks, audience }, before);
  const named = [...mediaIn(blocks).map(({ media }) => media), ...(cover === undefined ? [] : [cover])];
  const files = await ownMedia(db, authorId, named);
  const placed = placesOf(blocks, cover).flatMap(({ mediaId, place }) => {
    const file = files.get(mediaId);
    return file === undefined ? [] : [{ ...file, place }];
  });
  const [author] = await db.select(authorFields).from(authors).where(eq(authors.id, authorId));
  if (author === undefined) throw new Error('a draft has no author');
  const [post] = await db.select({ policy: posts.commenting }).from(posts).where(eq(posts.id, id));
  const opening = { id: tiers.id, name: tiers.name, price: tiers.price, isOffered: isTierOffered };
  return {
    ...{ id, title, teaser, audience, price, author },
    blocks,
    contents: contentsWith(blocks, files),
    image: row.image,
    covers: placed.flatMap((file) => (file.place === 'cover' && file.kind === 'picture' ? [file] : [])),
    media: placed.filter(({ place }) => place !== 'cover'),
    publishedAt: row.publishedAt ?? row.draft.publishAt ?? (await readSharedNow(db)),
    likes: row.likes,
    comments: row.comments,
    hiddenAt: null,
    tiers: await db
      .select(opening)
      .from(tiers)
      .where(isOneOf(tiers.id, tierIds))
      .orderBy(asc(tiers.price), asc(tiers.id)),
    liked: false,
    bookmarked: false,
    previous: null,
    next: null,
    policy: post?.policy ?? ('readers' as const),
    isBlocked: false,
  };
}

/** GET /api/drafts/{id}/preview/?as=: through the eyes of a reader, by the code that answers readers. */
export function addPreview(app: FastifyInstance, { db, authenticate, addresses }: DraftsDeps): void {
  addEndpoint(app, 'previewDraft', { limit: { none: 'one row of one’s own' } }, async (request) => {
    const { user } = await authenticate(request);
    const row = await findDraft(db, user.id, request.params.id);
    const grants = await readGrants(db, request, row.draft.authorId);
    return toWhole({ ...(await rowOf(db, row)), grants }, nobody, forOwner(addresses, user.id));
  });
}
