import type { Profile } from '#src/api/contract.ts';
import type { Following, ProfileView } from '#src/components/pages/ProfilePage/index.ts';
import { covers } from '#src/components/sections/ProfileHeader/index.ts';
import type { TierView } from '#src/components/sections/TierList/index.ts';
import { formatPrice } from '#src/format/money.ts';
import { nounAfter, type NounForms } from '#src/format/noun.ts';
import { formatCount, withNoun } from '#src/format/plural.ts';
import { formatMonth } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { portraitOf } from '../people/portraits.ts';

type Author = NonNullable<Profile['author']>;

/** How what was asked for goes. */
interface Progress {
  readonly following: Action;
  readonly blocking: Action;
}

const posts: NounForms = ['пост', 'поста', 'постов'];
const subscribers: NounForms = ['подписчик', 'подписчика', 'подписчиков'];
const lockedPosts: NounForms = ['закрытый пост', 'закрытых поста', 'закрытых постов'];

/** Of nothing yet nothing is said. */
const countOf = (count: number, forms: NounForms) =>
  count > 0 ? [{ number: formatCount(count), noun: nounAfter(String(count), forms) }] : [];

function presentFollowing({ subscription, can_follow: canFollow }: Author, progress: Action): Following {
  if (subscription !== null && subscription.price !== null) return { kind: 'paid' };
  if (subscription === null && !canFollow) return { kind: 'shut' };
  return { kind: 'free', isFollowing: subscription !== null, progress };
}

function presentTier(
  { id, name, price, description, posts: count }: Author['tiers'][number],
  { subscription }: Author,
): TierView {
  const opened = count > 0 ? `Открывает ${withNoun(count, lockedPosts)}` : '';
  return {
    id,
    name,
    price: formatPrice(price),
    notes: [description, opened].filter((note) => note !== ''),
    isMine: subscription?.tier === name,
  };
}

/** A person of the API as their page shows them. @param reader who looks */
export function presentProfile(profile: Profile, reader: number, progress: Progress): ProfileView {
  const { user_id, username, name, author, joined_at, can_block, blocked } = profile;
  const isOwn = user_id === reader;
  const month = formatMonth(joined_at);
  return {
    name,
    portrait: portraitOf(name, author?.portrait),
    about: [author?.role ?? '', username].filter((text) => text !== '').join(' · '),
    since: month === undefined ? '' : `с\u00a0${month}`,
    isOwn,
    block: can_block ? { isBlocked: blocked, progress: progress.blocking } : undefined,
    author: author
      ? {
          cover: covers.find((known) => known === author.cover) ?? 'keys',
          bio: author.bio,
          links: [],
          counts: [...countOf(author.posts, posts), ...countOf(author.subscribers, subscribers)],
          tiers: author.tiers.map((tier) => presentTier(tier, author)),
          following: isOwn ? undefined : presentFollowing(author, progress.following),
        }
      : undefined,
  };
}
