import type { ComponentType } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { ComingPage } from '#src/components/pages/ComingPage/index.ts';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';
import { type InnerName, paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';
import type { InnerContext } from './InnerArea.tsx';
import { FeedRoute } from './FeedRoute.tsx';
import { isSubscriptionsView } from './sections.ts';

/** A page that says it is not built yet. */
function coming(title: string): ComponentType {
  return function ComingRoute() {
    usePageTitle(title);
    return <ComingPage title={title} feedHref={paths.feed} />;
  };
}

function ProfileRoute() {
  const { onLogout } = useOutletContext<InnerContext>();
  const title = isSubscriptionsView(useLocation().search) ? 'Подписки' : 'Профиль';
  usePageTitle(title);
  return (
    <ComingPage title={title} feedHref={paths.feed}>
      {title === 'Профиль' && (
        <AccountLinks
          settingsHref={paths.settings}
          knowledgeBaseHref={paths.knowledgeBase}
          onLogout={onLogout}
        />
      )}
    </ComingPage>
  );
}

/** Pages of the area by the name of their path. */
export const pages = {
  feed: FeedRoute,
  post: coming('Пост'),
  postEdit: coming('Редактирование поста'),
  create: coming('Новый пост'),
  profile: ProfileRoute,
  userProfile: coming('Профиль автора'),
  profileEdit: coming('Редактирование профиля'),
  settings: coming('Настройки'),
  analytics: coming('Аналитика'),
  knowledgeBase: coming('База знаний'),
} satisfies Record<InnerName, ComponentType>;
