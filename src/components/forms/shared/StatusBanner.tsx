import type { Ref } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { type Action, failureOf } from '#src/status/action.ts';

interface StatusBannerProps {
  status: Action<string>;
  /** The refusal; takes focus when the control that had it is disabled. */
  ref?: Ref<HTMLDivElement>;
}

/** The answer to the whole form, before its fields; nothing is seen while there is none. */
export function StatusBanner({ status, ref }: StatusBannerProps) {
  return (
    <>
      <Banner tone="error" ref={ref}>
        {failureOf(status)}
      </Banner>
      <Banner tone="success">{status.kind === 'done' ? status.message : undefined}</Banner>
    </>
  );
}
