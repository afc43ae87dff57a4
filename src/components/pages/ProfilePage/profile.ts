import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import type { AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import type { Following } from '../../sections/FollowButton/FollowButton.tsx';
import type { Step } from '../../sections/FirstSteps/FirstSteps.tsx';
import type { OwnCards, PostCardProps, PostView } from '../../sections/PostCard/PostCard.tsx';
import type { CoverView } from '../../sections/ProfileHeader/ProfileHeader.tsx';
import type { WorthProps } from '../../sections/Worth/Worth.tsx';
import type { TierView } from '../../sections/TierList/TierList.tsx';

/** Filters of an author's posts, in order. */
export const tabs = [
  { id: 'all', label: 'Посты' },
  { id: 'locked', label: 'Закрытые' },
] as const;

export type ProfileTab = (typeof tabs)[number]['id'];

/** A number with what is counted. */
export interface Count {
  /** «3 410». */
  readonly number: string;
  /** «подписчиков». */
  readonly noun: string;
}

/** A page on another site. */
export interface PageLink {
  readonly href: string;
  /** The address without https and www: «t.me/ilya». */
  readonly label: string;
}

/** Tools that only the owner of the page sees. */
export interface OwnTools {
  /** The page as everybody else sees it. */
  readonly publicHref: string;
  readonly editHref: string;
  readonly tiersHref: string;
  /** Number of free followers: «1 070 человек». */
  readonly followers: string;
  /** Missing steps of the page. */
  readonly steps: readonly Step[];
  /** Called if the owner is no author yet and wants to become one. */
  readonly onBecomeAuthor: () => void;
}

/** The parts of a profile that only authors have. */
export interface ProfileAuthor {
  readonly cover: CoverView;
  /** Bio in their own words; may be empty. */
  readonly bio: string;
  /** Other pages of theirs, on other sites. */
  readonly links: readonly PageLink[];
  readonly counts: readonly Count[];
  /** In the author’s order. */
  readonly tiers: readonly TierView[];
  /** Nothing can be paid for here. @default false */
  readonly isOff?: boolean | undefined;
  /** `undefined` on one's own page. */
  readonly following: Following | undefined;
}

/** A person as the page shows them. */
export interface ProfileView {
  readonly name: string;
  readonly portrait: AvatarProps['portrait'];
  /** Role and username: «Музыкант · ilya.koval». */
  readonly about: string;
  /** «с марта 2025». */
  readonly since: string;
  readonly isOwn: boolean;
  /** For a reader who is an author: the block of this person; `undefined` for everybody else. */
  readonly block: { readonly isBlocked: boolean; readonly progress: Action } | undefined;
  /** `undefined` for a person without posts. */
  readonly author: ProfileAuthor | undefined;
}

export interface ProfilePageProps extends Pick<PostCardProps, 'onLike' | 'onBookmark'> {
  /** `missing`: the address never had a person; `gone`: the account is deleted. */
  profile: Load<ProfileView> | { readonly kind: 'missing' } | { readonly kind: 'gone' };
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  /** The menu of one's own posts. @default none */
  ownCards?: OwnCards | undefined;
  /** The posts of the tab. */
  posts: Load<readonly PostView[]>;
  /** The page after the shown posts; `undefined` after the last one. */
  more: Action | undefined;
  feedHref: string;
  authorsHref: string;
  subscriptionsHref: string;
  settingsHref: string;
  /** Tools on one's own page; `undefined` shows it as others see it. @default none */
  own?: OwnTools | undefined;
  /** The way to support the author. @default one's own page, or nothing can be paid for here */
  worth?: WorthProps | undefined;
  onFollow: () => void;
  onUnfollow: () => void;
  onBlock: () => void;
  onUnblock: () => void;
  /** Load the person once more. */
  onRetry: () => void;
  /** Load the posts once more. */
  onRenew: () => void;
  /** Load the next page. */
  onMore: () => void;
}
