import type { ReactNode, Ref } from 'react';
import { banner, region } from './Banner.css.ts';

export interface BannerProps {
  /** `error` interrupts the screen reader, the others wait for a pause. */
  tone: 'error' | 'success' | 'info';
  /** One sentence, at times with a link or a button. @default nothing is seen, and what comes later is announced */
  children?: ReactNode;
  /** Gives it focus from code, where the control that had it is disabled. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The answer to the whole form, first in it. Render it without children as long as there is no answer: screen readers
 * announce reliably only what comes into a region they already know.
 */
export function Banner({ tone, children, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      className={region}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={ref === undefined ? undefined : -1}
    >
      {children !== undefined && <div className={banner({ tone })}>{children}</div>}
    </div>
  );
}
