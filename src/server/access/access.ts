import type { Post } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';

type Access = Post['access'];

/** The place of a file in a post. */
export type Place = (typeof tables.postMedia.place.enumValues)[number];

/** The reader's relation to the author of a post. The reader is signed in (readings D33). */
export interface Reader {
  readonly isAuthor: boolean;
  /** One that still gives something; its tier is `null` where it is free. */
  readonly subscription: { readonly tierId: number | null } | undefined;
}

/** A tier that opens a post. */
export type OpeningTier = Access['tiers'][number] & {
  /** Readers can take it: it is neither hidden nor archived. */
  readonly isOffered: boolean;
};

/** Audience of a post, with all the tiers that open it. */
export interface Opening {
  readonly audience: Access['audience'];
  readonly tiers: readonly OpeningTier[];
}

function isGranted({ isAuthor, subscription }: Reader, { audience, tiers }: Opening): boolean {
  if (isAuthor) return true;
  switch (audience) {
    case 'everyone':
      return true;
    case 'subscribers':
      return subscription !== undefined;
    case 'tiers':
      return tiers.some(({ id }) => id === subscription?.tierId);
    case 'buyers':
      // Nothing can be bought yet.
      return false;
  }
}

/** The tiers that a reader sees: those that they can take, and their own. */
const toldTo = ({ isAuthor, subscription }: Reader, tiers: Opening['tiers']): Access['tiers'] =>
  tiers
    .filter(({ id, isOffered }) => isAuthor || isOffered || id === subscription?.tierId)
    .map(({ isOffered: _, ...tier }) => tier);

/** Decides a reader's access to a post, for all calls (readings D32). */
export const accessOf = (reader: Reader, post: Opening): Access => ({
  granted: isGranted(reader, post),
  audience: post.audience,
  tiers: toldTo(reader, post.tiers),
});

/** True if a position in a post is public, also for visitors. */
export const isForAll = (audience: Access['audience'], place: Place): boolean =>
  audience === 'everyone' || place !== 'behind';
