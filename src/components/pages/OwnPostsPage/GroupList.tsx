import type { RefObject } from 'react';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { type OwnPostAction, type OwnPostsGroup, type OwnPostsGroupId, groupTexts } from './ownPosts.ts';
import { OwnPostRow } from './OwnPostRow.tsx';
import * as css from './OwnPostsPage.css.ts';

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
export function GroupList({ id, group, fallbackFocus, onAction, onRestore, onMore }: GroupListProps) {
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
