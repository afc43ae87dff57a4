import { useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { type GroupActions, type OwnPostsTab, OwnPostsTabs } from './OwnPostsTabs.tsx';
import { type OwnPosts, groups } from './ownPosts.ts';
import * as css from './OwnPostsPage.css.ts';
import { OwnPostsSkeleton } from './OwnPostsSkeleton.tsx';

export type {
  OwnPost,
  OwnPostAction,
  OwnPosts,
  OwnPostsGroup,
  OwnPostsGroupId,
  OwnPostView,
} from './ownPosts.ts';
export type { OwnPostsTab } from './OwnPostsTabs.tsx';

export interface OwnPostsPageProps extends GroupActions {
  /** Search results, or all posts. */
  posts: Load<OwnPosts>;
  tab: OwnPostsTab;
  /** The search text. */
  query: string;
  /** Address of the editor. */
  createHref: string;
  onTabChange: (tab: OwnPostsTab) => void;
  onQueryChange: (query: string) => void;
  /** Load the posts once more, after a failure. */
  onRetry: () => void;
}

/** «Мои посты»: what one writes, what waits for its hour, and what readers have (design section 14). */
export function OwnPostsPage(props: OwnPostsPageProps) {
  const { posts, query, createHref, onQueryChange, onRetry, ...rest } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const value = posts.kind === 'loading' ? undefined : posts.value;
  const isEmpty =
    value !== undefined && query === '' && groups.every((group) => value[group].posts.length === 0);
  return (
    <>
      <div className={css.head}>
        <PageTitle ref={title}>Мои посты</PageTitle>
        {!isEmpty && (
          <div className={css.search}>
            <SearchField
              label="Найти пост"
              name="query"
              value={query}
              maxLength={50}
              onChange={onQueryChange}
            />
          </div>
        )}
      </div>
      {posts.kind === 'loading' && (
        <Busy>
          <OwnPostsSkeleton />
        </Busy>
      )}
      <LoadFailure load={posts} onRetry={onRetry} fallbackFocus={title} />
      {isEmpty && (
        <EmptyState
          action={
            <LinkButton kind="secondary" href={createHref}>
              Написать пост
            </LinkButton>
          }
        >
          Здесь будут ваши черновики и посты
        </EmptyState>
      )}
      {value && !isEmpty && <OwnPostsTabs posts={value} query={query} fallbackFocus={title} {...rest} />}
    </>
  );
}
