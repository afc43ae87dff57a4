import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ComingPage } from '#src/components/pages/ComingPage/index.ts';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';
import { KnowledgePart } from '../knowledge/KnowledgePart.tsx';
import { type InnerName, paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { titles } from '../meta/titles.ts';
import { AuthorsRoute } from './authors/AuthorsRoute.tsx';
import { useInner } from './area/context.ts';
import { FeedRoute } from './feed/FeedRoute.tsx';
import { viewOf } from './area/sections.ts';
import { SettingsRoute } from './settings/SettingsRoute.tsx';
import { SubscriptionsRoute } from './subscriptions/SubscriptionsRoute.tsx';

/** A page that says it is not built yet. */
function coming(title: string): ComponentType {
  return function ComingRoute() {
    return (
      <>
        <PageMeta title={title} noIndex />
        <ComingPage title={title} feedHref={paths.feed} />
      </>
    );
  };
}

function ProfileRoute() {
  const { onLogout } = useInner();
  return (
    <ComingPage title={titles.profile} feedHref={paths.feed}>
      <PageMeta title={titles.profile} noIndex />
      <AccountLinks
        settingsHref={paths.settings}
        knowledgeBaseHref={paths.knowledgeBase}
        onLogout={onLogout}
      />
    </ComingPage>
  );
}

/** `/profile` with its view. */
function ProfileViews() {
  switch (viewOf(useLocation().search)) {
    case 'subscriptions':
      return <SubscriptionsRoute />;
    case 'authors':
      return <AuthorsRoute />;
    default:
      return <ProfileRoute />;
  }
}

/** Pages of the area by the name of their path. */
export const pages = {
  feed: FeedRoute,
  post: coming(titles.post),
  postEdit: coming(titles.postEdit),
  create: coming(titles.create),
  profile: ProfileViews,
  userProfile: coming(titles.userProfile),
  profileEdit: coming(titles.profileEdit),
  settings: SettingsRoute,
  analytics: coming(titles.analytics),
  knowledgeBase: KnowledgePart,
} satisfies Record<InnerName, ComponentType>;
