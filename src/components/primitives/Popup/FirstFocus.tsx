import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { leavePage, takePage, type OnPage } from './onePopup.ts';
import { content } from './Popup.css.ts';

interface FirstFocusProps {
  /** While true focus belongs to the page. */
  isHidden: boolean;
  /** Another popup was on the page and gave way. Must stay the same function. */
  onFollow: () => void;
  /** Another popup takes the page. Must stay the same function. */
  onGiveWay: () => void;
  children: ReactNode;
}

/** The first field with nothing in it: an address typed before is not to be typed again. */
function firstField(form: Element | null): HTMLElement | undefined {
  // A choice of files is not seen, and a scale is not typed into.
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement>('input:not([type=file], [type=range])') ?? []),
  ];
  return fields.find((field) => field.value === '') ?? fields[0];
}

/**
 * Focus of a popup: to its first empty field when it appears, back to where it had been after it was hidden, and to
 * the opener when it is gone.
 */
export function FirstFocus({ isHidden, onFollow, onGiveWay, children }: FirstFocusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  // In the first render: effects of this popup move focus into it.
  const [popup] = useState<OnPage>(() => ({ opener: document.activeElement, giveWay: onGiveWay }));

  useLayoutEffect(() => {
    const element = ref.current;
    if (takePage(popup)) onFollow();
    return () => leavePage(popup, element);
  }, [popup, onFollow]);

  useEffect(() => {
    if (!isHidden) (last.current ?? firstField(ref.current))?.focus();
  }, [isHidden]);

  return (
    <div ref={ref} className={content} onFocus={(event) => (last.current = event.target)}>
      {children}
    </div>
  );
}
