import { Busy } from '#src/components/primitives/Busy/index.ts';
import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';
import { PublicFrame } from '#src/components/frames/PublicFrame/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../navigation/paths.ts';
import { useFooter } from './useFooter.ts';

interface PublicWaitProps {
  /** Name of the page. @default the default title of the product */
  title?: string | undefined;
}

/** A page outside the inner area's shell that is still downloading. */
export function PublicWait({ title }: PublicWaitProps) {
  return (
    <PublicFrame homeHref={paths.landing} footer={useFooter()}>
      <PageMeta title={title} noIndex />
      <Busy>
        <ProgressLine />
      </Busy>
    </PublicFrame>
  );
}
