import { ComingPage } from '#src/components/pages/ComingPage/index.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { type InnerName, paths } from '../../navigation/paths.ts';

/** A page that says it is not built yet. */
export function ComingRoute({ name }: { name: InnerName }) {
  return (
    <>
      <PageMeta title={titles[name]} noIndex />
      <ComingPage title={titles[name]} feedHref={paths.feed} />
    </>
  );
}
