import type { Subscription } from '#src/api/contract.ts';
import type { Reader } from '#src/server/access/access.ts';
import type { Content, Following } from './content.ts';

/** A cancelled subscription stays so until the paid time is over. */
export function statusOf({ paidUntil, cancelledAt }: Following): Subscription['status'] {
  if (paidUntil !== null && paidUntil <= new Date()) return 'expired';
  return cancelledAt === null ? 'active' : 'cancelled';
}

/** True if it gives access: a free one until it is cancelled, a paid one until its period ends. */
const givesAccess = (following: Following): boolean =>
  following.paidUntil === null ? following.cancelledAt === null : statusOf(following) !== 'expired';

/** The subscription with which a person reads an author. */
export const followingOf = (
  { followings }: Content,
  account: number,
  author: number,
): Following | undefined =>
  [...followings.values()].find(
    (each) => each.account === account && each.author === author && givesAccess(each),
  );

/** The same as far as posts ask for it. */
export function grantsOf(content: Content, account: number, author: number): Reader['grants'] {
  const following = followingOf(content, account, author);
  if (following === undefined) return [];
  const { tier } = following;
  return [tier === null ? { opens: 'subscribers' } : { opens: 'tier', tierId: tier.id }];
}

/** Everybody who reads an author, with a free subscription or a paid one. */
export const followersOf = ({ followings }: Content, author: number): Following[] =>
  [...followings.values()].filter((each) => each.author === author && givesAccess(each));
