import type { ComponentType } from 'react';
import { KnowledgePart } from '../knowledge/KnowledgePart.tsx';
import type { InnerName } from '../navigation/paths.ts';
import { ComingRoute } from './coming/ComingRoute.tsx';
import { FeedRoute } from './feed/FeedRoute.tsx';
import { PostPart } from './posts/PostPart.tsx';
import { ProfileRoute } from './profile/ProfileRoute.tsx';
import { UserProfileRoute } from './profile/UserProfileRoute.tsx';
import { SettingsRoute } from './settings/SettingsRoute.tsx';

/** Pages of the area by the name of their path. */
export const pages = {
  feed: FeedRoute,
  post: PostPart,
  postEdit: () => <ComingRoute name="postEdit" />,
  create: () => <ComingRoute name="create" />,
  profile: ProfileRoute,
  userProfile: UserProfileRoute,
  profileEdit: () => <ComingRoute name="profileEdit" />,
  settings: SettingsRoute,
  analytics: () => <ComingRoute name="analytics" />,
  knowledgeBase: KnowledgePart,
} satisfies Record<InnerName, ComponentType>;
