import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { setRussian } from '#src/format/typesetting.ts';
import { reveal } from '../focus.ts';
import { banner, region } from './Banner.css.ts';

export interface BannerProps {
  /** `error` interrupts the screen reader, the others wait for a pause. */
  tone: 'error' | 'success' | 'warning' | 'info';
  /** One sentence, at times with a link or a button; a server's is typeset here. @default invisible; a later one is announced */
  children?: ReactNode;
  /** Gives it focus from code, where the control that had it is disabled. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The answer to the whole form, first in it (design section 7). Render it without children as long as there is no
 * answer: screen readers announce reliably only changes of a region they already know. A new message is scrolled into
 * view, too.
 */
export function Banner({ tone, children, ref }: BannerProps) {
  const answer = useRef<HTMLDivElement>(null);
  const isShown = children !== undefined;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) reveal(answer.current);
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div
      ref={ref}
      className={region}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={ref === undefined ? undefined : -1}
    >
      {isShown && (
        <div ref={answer} className={banner({ tone })}>
          {typeof children === 'string' ? setRussian(children) : children}
        </div>
      )}
    </div>
  );
}
