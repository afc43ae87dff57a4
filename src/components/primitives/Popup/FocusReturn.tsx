import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { content } from './Popup.css.ts';

interface FocusReturnProps {
  children: ReactNode;
}

/** Focus goes back to where the popup was opened when it leaves the page, unless it has gone elsewhere meanwhile. */
export function FocusReturn({ children }: FocusReturnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // In the first render: effects of the popup move focus into it.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const { activeElement, body } = document;
      const isFree =
        activeElement === null || activeElement === body || element?.contains(activeElement) === true;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return (
    <div ref={ref} className={content}>
      {children}
    </div>
  );
}
