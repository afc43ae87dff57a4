import { NotFoundPage } from '#src/components/pages/NotFoundPage/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';

/** Any path that is none of ours. */
export function NotFoundRoute() {
  usePageTitle('Страница не\u00a0найдена');
  return <NotFoundPage homeHref={paths.landing} />;
}
