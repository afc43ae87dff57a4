import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ComingPage } from '#src/components/pages/ComingPage/index.ts';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';
import { KnowledgePart } from '../knowledge/KnowledgePart.tsx';
import { type InnerName, paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
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
    <ComingPage title="Профиль" feedHref={paths.feed}>
      <PageMeta title="Профиль" noIndex />
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
  post: coming('Пост'),
  postEdit: coming('Редактирование поста'),
  create: coming('Новый пост'),
  profile: ProfileViews,
  userProfile: coming('Профиль автора'),
  profileEdit: coming('Редактирование профиля'),
  settings: SettingsRoute,
  analytics: coming('Аналитика'),
  knowledgeBase: KnowledgePart,
} satisfies Record<InnerName, ComponentType>;
