import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { content } from './Popup.css.ts';

interface FocusReturnProps {
  /** True if the popup is open and not fading. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Returns the focus to the opener when the popup closes, unless it has moved elsewhere. The fading popup is inert: a
 * key pressed then is meant for the page.
 */
export function FocusReturn({ isOpen, children }: FocusReturnProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The render that opens it reads the focus: later effects of the popup move it inside.
  const [opening, setOpening] = useState(() => ({ isOpen, opener: document.activeElement }));
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, opener: isOpen ? document.activeElement : opening.opener });
  const { opener } = opening;

  // After the effects by which react-aria takes the rest of the page out of reach have been undone.
  useEffect(() => {
    if (!isOpen) giveBack(opener, ref.current);
  }, [isOpen, opener]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => giveBack(opener, element);
  }, [opener]);

  return (
    <div ref={ref} className={content} inert={!isOpen}>
      {children}
    </div>
  );
}

function giveBack(opener: Element | null, popup: Element | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || popup?.contains(activeElement) === true;
  if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
