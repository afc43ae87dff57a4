import type { Ref } from 'react';
import { Banner } from '#src/components/primitives/Banner/index.ts';
import type { FormStatus } from '../formStatus.ts';
import * as css from './form.css.ts';

interface StatusBannerProps {
  status: FormStatus<string>;
  /** Takes focus when the control that had it is disabled. */
  ref?: Ref<HTMLDivElement>;
}

/** The answer to the whole form, before its fields; nothing while there is none. */
export function StatusBanner({ status, ref }: StatusBannerProps) {
  if (status.kind !== 'error' && status.kind !== 'success') return null;
  if (status.message === undefined) return null;
  return (
    <div ref={ref} tabIndex={-1} className={css.banner}>
      <Banner tone={status.kind}>{status.message}</Banner>
    </div>
  );
}
