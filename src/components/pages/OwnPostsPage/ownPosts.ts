import type { Action } from '#src/status/action.ts';
import type { PictureView } from '../../primitives/Picture/Picture.tsx';

/** Actions of a post's menu. */
export type OwnPostAction = 'open' | 'pin' | 'unpin' | 'copy' | 'unschedule' | 'unpublish' | 'delete';

/** Row of an own post with all its texts. */
export interface OwnPost {
  readonly kind: 'post';
  readonly id: number;
  /** Empty for «Без названия». */
  readonly title: string;
  /** Its page, or the editor while it has none. */
  readonly href: string;
  readonly picture: PictureView | undefined;
  /** «Всем · 412 слов». */
  readonly about: string;
  /** «Изменён вчера, 21:15». */
  readonly state: string;
  /** Further facts: «Только в этом браузере», «12 комментариев». @default nothing */
  readonly note?: string | undefined;
  /** Target of its button; a conflict of two versions has a dot. */
  readonly next: { readonly kind: 'write' | 'edit' | 'compare'; readonly href: string };
  readonly actions: readonly OwnPostAction[];
  /** State of the last action. */
  readonly progress: Action;
}

/** A row of the list. */
export type OwnPostView =
  | OwnPost
  /** Gone, and one press away from being back. */
  | { readonly kind: 'deleted'; readonly id: number; readonly restoring: Action };

/** Posts that are alike, page by page. */
export interface OwnPostsGroup {
  readonly posts: readonly OwnPostView[];
  /** Number of posts: «48». */
  readonly count: string;
  /** The page after the shown ones; `undefined` after the last one. */
  readonly more: Action | undefined;
}

/** Groups by what readers see of them, in the order of the page. */
export const groups = ['drafts', 'scheduled', 'published'] as const;

export type OwnPostsGroupId = (typeof groups)[number];

export type OwnPosts = Readonly<Record<OwnPostsGroupId, OwnPostsGroup>>;

/** The label of a group, and its empty state. */
export const groupTexts: Readonly<Record<OwnPostsGroupId, { label: string; none: string }>> = {
  drafts: { label: 'Черновики', none: 'Черновиков нет' },
  scheduled: { label: 'По расписанию', none: 'По расписанию ничего не выйдет' },
  published: { label: 'Опубликованные', none: 'Опубликованных постов пока нет' },
};
