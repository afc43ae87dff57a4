import { useEffect, useRef, type ReactNode } from 'react';
import { content } from './Popup.css.ts';

interface FirstFocusProps {
  /** While true focus belongs to the page. */
  isHidden: boolean;
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

/** Focus of a dialog: to its first empty field when it appears, and back to where it had been after it was hidden. */
export function FirstFocus({ isHidden, children }: FirstFocusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isHidden) (last.current ?? firstField(ref.current))?.focus();
  }, [isHidden]);

  return (
    <div ref={ref} className={content} onFocus={(event) => (last.current = event.target)}>
      {children}
    </div>
  );
}
