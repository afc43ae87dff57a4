import { NotFoundPage } from '#src/components/pages/NotFoundPage/NotFoundPage.tsx';
import { useSessionState } from '#src/session/index.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from './PageMeta.tsx';
import { FocusOnNavigation } from './useFocusOnNavigation.tsx';
import { useFooter } from './useFooter.ts';

/** Any unknown path. */
export function NotFound() {
  const isSignedIn = useSessionState().status === 'authenticated';
  return (
    <FocusOnNavigation page="notFound">
      <PageMeta title="Страница не найдена" noIndex />
      <NotFoundPage
        homeHref={paths.landing}
        footer={useFooter()}
        feedHref={isSignedIn ? paths.feed : undefined}
      />
    </FocusOnNavigation>
  );
}
