import type { ReactNode } from 'react';
import { banner } from './Banner.css.ts';

export interface BannerProps {
  /** `error` interrupts the screen reader, the others wait for a pause. */
  tone: 'error' | 'success' | 'info';
  /** One sentence, at times with a link or a button. */
  children: ReactNode;
}

/** The answer to the whole form, first in it. */
export function Banner({ tone, children }: BannerProps) {
  return (
    <div className={banner({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
