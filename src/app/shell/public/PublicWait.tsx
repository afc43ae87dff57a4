import { useLocation } from 'react-router-dom';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';
import { PublicFrame } from '#src/components/frames/PublicFrame/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { titleOf } from '../meta/titles.ts';
import { paths } from '../../shared/paths.ts';
import { useFooter } from './useFooter.ts';

/** A page outside the inner area's shell that is still downloading. */
export function PublicWait() {
  return (
    <PublicFrame homeHref={paths.landing} footer={useFooter()}>
      <PageMeta title={titleOf(useLocation().pathname)} noIndex />
      <Busy>
        <ProgressLine />
      </Busy>
    </PublicFrame>
  );
}
