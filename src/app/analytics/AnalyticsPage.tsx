import { ComingPage } from '#src/components/pages/ComingPage/ComingPage.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { paths } from '../shared/paths.ts';

/** `/analytics`: says that it is not built yet. */
export function Component() {
  return (
    <>
      <PageMeta title={titles.analytics} noIndex />
      <ComingPage title={titles.analytics} feedHref={paths.feed} />
    </>
  );
}
