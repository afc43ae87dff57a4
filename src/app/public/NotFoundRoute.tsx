import { NotFoundPage } from '#src/components/pages/NotFoundPage/index.ts';
import { paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { Arrival } from './Arrival.tsx';

/** Any path that is none of ours. */
export function NotFoundRoute() {
  return (
    <Arrival page="notFound">
      <PageMeta title="Страница не&nbsp;найдена" noIndex />
      <NotFoundPage homeHref={paths.landing} />
    </Arrival>
  );
}
