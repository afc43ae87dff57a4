import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';
import { Spinner } from '#src/components/primitives/Spinner/index.ts';
import { PublicFrame } from '#src/components/frames/PublicFrame/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../navigation/paths.ts';

/** A public page that is still downloading. */
export function PublicWait() {
  return (
    <PublicFrame homeHref={paths.landing}>
      <PageMeta noIndex />
      <ProgressLine />
      <Spinner />
    </PublicFrame>
  );
}
