import type { ReactNode, RefObject } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import {
  groups,
  groupTexts,
  type OwnPostAction,
  type OwnPosts,
  type OwnPostsGroup,
  type OwnPostsGroupId,
} from './ownPosts.ts';
import * as css from './OwnPostsPage.css.ts';
import { OwnPostRow } from './OwnPostRow.tsx';

/** All of them, or one group. */
export type OwnPostsTab = 'all' | OwnPostsGroupId;

interface OwnPostsTabsProps extends GroupActions {
  posts: OwnPosts;
  tab: OwnPostsTab;
  /** The text that was searched for; empty without a search. */
  query: string;
  fallbackFocus: RefObject<HTMLElement | null>;
  onTabChange: (tab: OwnPostsTab) => void;
}

/** The groups one under another, or one of them. */
export function OwnPostsTabs({
  posts,
  tab,
  query,
  fallbackFocus,
  onTabChange,
  ...actions
}: OwnPostsTabsProps) {
  const filled = groups.filter((id) => posts[id].posts.length > 0);
  const sectionOf = (id: OwnPostsGroupId) => (
    <section className={css.group} key={id}>
      <h2 className={css.groupTitle}>
        {groupTexts[id].label} <span className={css.count}>{posts[id].count}</span>
      </h2>
      <GroupList id={id} group={posts[id]} fallbackFocus={fallbackFocus} {...actions} />
    </section>
  );
  const contentOf = (shown: readonly OwnPostsGroupId[], none: ReactNode) => {
    if (shown.length > 0) return shown.map(sectionOf);
    return <EmptyState place="tab">{query === '' ? none : `По запросу «${query}» постов нет`}</EmptyState>;
  };
  return (
    <Tabs
      label="Какие посты показать"
      selected={tab}
      onSelect={onTabChange}
      items={[
        { id: 'all', label: 'Все', content: contentOf(filled, undefined) },
        ...groups.map((id) => ({
          id,
          label: groupTexts[id].label,
          content: contentOf(filled.includes(id) ? [id] : [], groupTexts[id].none),
        })),
      ]}
    />
  );
}

/** Actions of a post in any group. */
export interface GroupActions {
  onAction: (id: number, action: OwnPostAction) => void;
  /** Bring back a post that was deleted here. */
  onRestore: (id: number) => void;
  /** Load the next page of a group. */
  onMore: (group: OwnPostsGroupId) => void;
}

interface GroupListProps extends GroupActions {
  id: OwnPostsGroupId;
  group: OwnPostsGroup;
  /** Gets the focus of a row that moves to another group. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Posts of one group, then the button for more of them. */
function GroupList({ id, group, fallbackFocus, onAction, onRestore, onMore }: GroupListProps) {
  const { posts, more } = group;
  const { list, remember } = useFirstNewItem(posts.length, more?.kind === 'failed');
  return (
    <>
      <ul className={css.list} aria-label={groupTexts[id].label} ref={list}>
        {posts.map((post) => (
          <OwnPostRow
            key={post.id}
            post={post}
            onAction={onAction}
            onRestore={onRestore}
            fallbackFocus={fallbackFocus}
          />
        ))}
      </ul>
      <LoadMore
        more={more}
        onLoad={() => {
          remember();
          onMore(id);
        }}
      />
    </>
  );
}
