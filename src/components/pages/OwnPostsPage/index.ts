export type {
  OwnPost,
  OwnPostAction,
  OwnPosts,
  OwnPostsGroup,
  OwnPostsGroupId,
  OwnPostView,
} from './ownPosts.ts';
export { OwnPostsPage, type OwnPostsPageProps } from './OwnPostsPage.tsx';
export type { OwnPostsTab } from './OwnPostsTabs.tsx';
