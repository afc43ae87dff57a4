import type { Block, Post } from '#src/api/contract.ts';
import type { MediaRow } from '../media/index.ts';
import { aboveMark, contentsOf, firstWords, mediaIn, openPart } from './blocks.ts';
import type { Place } from '../access/access.ts';

/** A body, and whom it is for. */
export interface Body {
  readonly blocks: readonly Block[];
  readonly audience: Post['access']['audience'];
}

/** Public part of a post on its card. */
export interface Face {
  readonly teaser: string;
  /** A picture of the author's. */
  readonly cover: string | undefined;
}

/** A post as its readers have it. */
export type Published = Body & Face;

const names = (blocks: readonly Block[], id: string) => mediaIn(blocks).some(({ media }) => media === id);

function coverOf({ blocks, audience }: Body, before: Published | undefined): string | undefined {
  const first = mediaIn(openPart(blocks, audience)).find(({ kind }) => kind === 'picture');
  if (first !== undefined) return first.media;
  const previous = before?.cover;
  // A cover from the body follows its position there: it may be behind the mark now.
  const isOfBody =
    previous !== undefined && (names(before?.blocks ?? [], previous) || names(blocks, previous));
  return isOfBody ? undefined : previous;
}

/**
 * Public part of a body for cards: its first words and first picture. A teaser and a picture that did not come from the
 * body are kept.
 * @param before what readers have had of it so far
 */
export function cardOf(body: Body, before: Published | undefined): Face {
  const isOwn = before !== undefined && before.teaser !== firstWords(before.blocks, before.audience);
  return {
    teaser: isOwn ? before.teaser : firstWords(body.blocks, body.audience),
    cover: coverOf(body, before),
  };
}

/** Positions of a post's files. */
export function placesOf(
  blocks: readonly Block[],
  cover: string | undefined,
): { readonly mediaId: string; readonly place: Place }[] {
  const idsIn = (some: readonly Block[]) => new Set(mediaIn(some).map(({ media }) => media));
  const above = idsIn(aboveMark(blocks));
  const inBody = [...idsIn(blocks)].map(
    (mediaId) => ({ mediaId, place: above.has(mediaId) ? 'above' : 'behind' }) as const,
  );
  return cover === undefined ? inBody : [{ mediaId: cover, place: 'cover' }, ...inBody];
}

/** Counts the media of a body. @param files those that it names */
export const contentsWith = (
  blocks: readonly Block[],
  files: ReadonlyMap<string, MediaRow>,
): Post['contents'] =>
  contentsOf(blocks, (id) => {
    const file = files.get(id);
    return file?.kind === 'audio' ? file.seconds : undefined;
  });
