import type { Post } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';

type Access = Post['access'];

/** The place of a file in a post. */
export type Place = (typeof tables.postMedia.place.enumValues)[number];

/**
 * Something of an author's that a reader has at this moment: a free subscription, a tier for a paid month or as a gift,
 * a bought post. Each has its own end, so one that ends takes nothing of the others along.
 */
export type Grant =
  | { readonly opens: 'subscribers' }
  | { readonly opens: 'tier'; readonly tierId: number }
  | { readonly opens: 'post' };

/** The reader's relation to a post and its author. The reader is signed in (readings D33). */
export interface Reader {
  readonly isAuthor: boolean;
  /** Those for other posts are left out. */
  readonly grants: readonly Grant[];
}

/** True for everybody who follows the author, without paying or by a tier. Buyers of a post do not count. */
export const isSubscriber = ({ grants }: Pick<Reader, 'grants'>): boolean =>
  grants.some(({ opens }) => opens !== 'post');

const hasTier = ({ grants }: Reader, id: number): boolean =>
  grants.some((grant) => grant.opens === 'tier' && grant.tierId === id);

/** A tier that opens a post. */
export type OpeningTier = Access['tiers'][number] & {
  /** Readers can take it: it is neither hidden nor archived. */
  readonly isOffered: boolean;
};

/** Audience of a post, with all the tiers that open it. */
export interface Opening {
  readonly audience: Access['audience'];
  readonly tiers: readonly OpeningTier[];
  /** Kopecks for which it is sold by itself. */
  readonly price: number | null;
}

const hasBought = ({ grants }: Reader): boolean => grants.some(({ opens }) => opens === 'post');

function isGranted(reader: Reader, { audience, tiers }: Opening): boolean {
  // A bought post stays open, also when the author gives it another audience.
  if (reader.isAuthor || hasBought(reader)) return true;
  switch (audience) {
    case 'everyone':
      return true;
    case 'subscribers':
      return isSubscriber(reader);
    case 'tiers':
      return tiers.some(({ id }) => hasTier(reader, id));
    case 'buyers':
      return false;
  }
}

/** The tiers that a reader sees: those that they can take, and their own. */
const toldTo = (reader: Reader, tiers: Opening['tiers']): Access['tiers'] =>
  tiers
    .filter(({ id, isOffered }) => reader.isAuthor || isOffered || hasTier(reader, id))
    .map(({ isOffered: _, ...tier }) => tier);

/** Decides a reader's access to a post, for all calls (readings D32). */
export const accessOf = (reader: Reader, post: Opening): Access => ({
  granted: isGranted(reader, post),
  audience: post.audience,
  tiers: toldTo(reader, post.tiers),
  price: post.audience === 'buyers' ? post.price : null,
  bought: hasBought(reader),
});

/** True if a position in a post is public, also for visitors. */
export const isForAll = (audience: Access['audience'], place: Place): boolean =>
  audience === 'everyone' || place !== 'behind';
