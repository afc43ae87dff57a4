import type { Post } from '#src/api/contract.ts';
import type { Place } from './media.ts';

type Access = Post['access'];

/** What the author of a post knows of a reader. Whoever asks is signed in (readings D33). */
export interface Reader {
  readonly isAuthor: boolean;
  /** One that still gives something; its tier is `null` where it is free. */
  readonly subscription: { readonly tierId: number | null } | undefined;
}

function isGranted(
  { isAuthor, subscription }: Reader,
  { audience, tiers }: Omit<Access, 'granted'>,
): boolean {
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

/**
 * What a reader may do with a post: the one judge, whatever door is asked (readings D32).
 * @param post whom its author has published it for, with the tiers that open it
 */
export const accessOf = (reader: Reader, post: Omit<Access, 'granted'>): Access => ({
  granted: isGranted(reader, post),
  audience: post.audience,
  tiers: post.tiers,
});

/** Whether what stands in a place of a post is for everybody, whoever they are. */
export const isForAll = (audience: Access['audience'], place: Place): boolean =>
  audience === 'everyone' || place !== 'behind';
