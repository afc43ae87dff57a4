import type { ComponentType } from 'react';
import { KnowledgePart } from '../knowledge/KnowledgePart.tsx';
import type { InnerName } from '../navigation/paths.ts';
import { ComingRoute } from './coming/ComingRoute.tsx';
import { FeedRoute } from './feed/FeedRoute.tsx';
import { PostPart } from './posts/PostPart.tsx';
import { ProfileEditPart } from './profileEdit/ProfileEditPart.tsx';
import { ProfileRoute } from './profile/ProfileRoute.tsx';
import { UserProfileRoute } from './profile/UserProfileRoute.tsx';
import { SettingsPart } from './settings/SettingsPart.tsx';
import { WritingPart } from './writing/WritingPart.tsx';

/** Pages of the area by the name of their path. */
export const pages = {
  feed: FeedRoute,
  post: PostPart,
  // One component: a new post gets its address without a new render.
  postEdit: WritingPart,
  create: WritingPart,
  profile: ProfileRoute,
  userProfile: UserProfileRoute,
  profileEdit: ProfileEditPart,
  settings: SettingsPart,
  analytics: () => <ComingRoute name="analytics" />,
  knowledgeBase: KnowledgePart,
} satisfies Record<InnerName, ComponentType>;
