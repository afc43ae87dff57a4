import type { RefObject } from 'react';
import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import type { FeedRailProps } from '../../sections/FeedRail/FeedRail.tsx';
import type { FirstStepsProps } from '../../sections/FirstSteps/FirstSteps.tsx';
import type { PostCardProps, PostView } from '../../sections/PostCard/PostCard.tsx';

/** The views of the feed, in their order (readings D34). */
export const tabs = [
  { id: 'authors', label: 'Мои авторы' },
  { id: 'all', label: 'Все' },
  { id: 'open', label: 'Открытые' },
  { id: 'bookmarks', label: 'Сохранённые' },
] as const;

/** A view of the feed (readings D34). */
export type FeedTab = (typeof tabs)[number]['id'];

export interface FeedPageProps extends Pick<PostCardProps, 'own' | 'onLike' | 'onBookmark'> {
  tab: FeedTab;
  onTabChange: (tab: FeedTab) => void;
  /** The first steps of a new person. @default none */
  steps?: FirstStepsProps | undefined;
  /** The column beside the posts. */
  rail: FeedRailProps;
  /** The posts of the tab. */
  posts: Load<readonly PostView[]>;
  /** The page after the shown posts; `undefined` after the last one. */
  more: Action | undefined;
  /** Posts that came meanwhile: «5 новых постов». @default none */
  newPosts?: string | undefined;
  /** Address of the list of authors. */
  authorsHref: string;
  /** Address of all posts. */
  feedHref: string;
  /** Load the posts once more, after a failure or because there are newer ones. */
  onRenew: () => void;
  /** Load the next page. */
  onMore: () => void;
}

/** The props of the page for its panels: all except the choice between them. */
export interface PanelProps extends Omit<FeedPageProps, 'onTabChange' | 'steps' | 'rail'> {
  /** Gets the focus of elements that disappear. */
  fallbackFocus: RefObject<HTMLHeadingElement | null>;
}
