import type { ReactNode, RefObject } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { type GroupActions, GroupList } from './GroupList.tsx';
import { type OwnPosts, type OwnPostsGroupId, groups, groupTexts } from './ownPosts.ts';
import * as css from './OwnPostsPage.css.ts';

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
