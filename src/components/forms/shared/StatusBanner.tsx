import type { Ref } from 'react';
import { Banner } from '#src/components/primitives/Banner/index.ts';
import type { FormStatus } from '../formStatus.ts';

interface StatusBannerProps {
  status: FormStatus<string>;
  /** The refusal; takes focus when the control that had it is disabled. */
  ref?: Ref<HTMLDivElement>;
}

/** The answer to the whole form, before its fields; nothing is seen while there is none. */
export function StatusBanner({ status, ref }: StatusBannerProps) {
  return (
    <>
      <Banner tone="error" ref={ref}>
        {status.kind === 'error' ? status.message : undefined}
      </Banner>
      <Banner tone="success">{status.kind === 'success' ? status.message : undefined}</Banner>
    </>
  );
}
