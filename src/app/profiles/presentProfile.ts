import type { Profile } from '#src/api/contract.ts';
import type { ProfileView } from '#src/components/pages/ProfilePage/ProfilePage.tsx';
import { type CoverName, covers } from '#src/components/sections/ProfileHeader/ProfileHeader.tsx';
import type { TierView } from '#src/components/sections/TierList/TierList.tsx';
import { formatPrice } from '#src/format/money.ts';
import { nounAfter, type NounForms } from '#src/format/noun.ts';
import { formatCount, withNoun } from '#src/format/plural.ts';
import { formatMonth } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { formatProfileLink, isGeneratedUsername, validateProfileLink } from '#src/validation/index.ts';
import { presentPurchase } from '../checkout/presentPurchase.ts';
import type { CheckoutEntry } from '../checkout/useCheckout.ts';
import { portraitOf } from '../shared/people.ts';
import { presentFollowing } from '../subscriptions/useFollowing.ts';

type Author = NonNullable<Profile['author']>;

/** The states of the pending actions, and the way to a checkout. */
interface Progress {
  readonly following: Action;
  readonly blocking: Action;
  readonly checkout: CheckoutEntry;
}

const posts: NounForms = ['пост', 'поста', 'постов'];
const subscribers: NounForms = ['подписчик', 'подписчика', 'подписчиков'];
const people: NounForms = ['человек', 'человека', 'человек'];
const lockedPosts: NounForms = ['закрытый пост', 'закрытых поста', 'закрытых постов'];

/** A count of zero does not show. */
const countOf = (count: number, forms: NounForms) =>
  count > 0 ? [{ number: formatCount(count), noun: nounAfter(String(count), forms) }] : [];

function presentTier(
  { id, name, price, description, posts: count }: Author['tiers'][number],
  { subscription, can_follow: canFollow }: Author,
  members: number | undefined,
  checkout: Progress['checkout'] | undefined,
): TierView {
  // Another tier of theirs can be taken once this one ends.
  const isPaid = subscription !== null && subscription.price !== null;
  const canOrder = !isPaid && (subscription !== null || canFollow);
  const opened = count > 0 ? `Открывает ${withNoun(count, lockedPosts)}` : '';
  return {
    id,
    name,
    price: formatPrice(price),
    notes: [description, opened, members === undefined ? '' : withNoun(members, people)].filter(
      (note) => note !== '',
    ),
    isMine: subscription?.tier === name,
    purchase: canOrder && checkout ? presentPurchase(checkout, { purpose: 'tier', subject: id }) : undefined,
  };
}

/** The address without protocol and `www`. */
const presentLink = (href: string) => ({
  href,
  label: formatProfileLink(href),
});

/**
 * Props of a profile from the API.
 * @param reader who looks
 * @param members how many people have each tier, by its id: told to nobody but its author
 */
export function presentProfile(
  profile: Profile,
  reader: number,
  progress: Progress,
  members?: ReadonlyMap<number, number>,
): ProfileView {
  const { user_id, username, name, author, joined_at, can_block, blocked } = profile;
  const isOwn = user_id === reader;
  const month = formatMonth(joined_at);
  return {
    name,
    portrait: portraitOf(name, author ?? undefined),
    about: [author?.role ?? '', isGeneratedUsername(username) ? '' : username]
      .filter((text) => text !== '')
      .join(' · '),
    since: month === undefined ? '' : `с ${month}`,
    isOwn,
    block: can_block ? { isBlocked: blocked, progress: progress.blocking } : undefined,
    author: author
      ? {
          cover: author.cover_picture ?? drawnCover(author.cover),
          bio: author.bio,
          // No server may make us link to an address that runs code.
          links: author.links
            .filter((link) => link.startsWith('https://') && validateProfileLink(link) === undefined)
            .map(presentLink),
          counts: [...countOf(author.posts, posts), ...countOf(author.subscribers, subscribers)],
          tiers: author.tiers.map((tier) =>
            presentTier(tier, author, members?.get(tier.id), isOwn ? undefined : progress.checkout),
          ),
          isOff: !isOwn && progress.checkout.isOff,
          following: isOwn ? undefined : presentFollowing(author, progress.following),
        }
      : undefined,
  };
}

/** The collage of a page. @param name as the server gives it; one that this version of the client does not have is the usual one */
export const drawnCover = (name: string | null): CoverName =>
  covers.find((drawn) => drawn === name) ?? 'keys';
