import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as css from './Accordion.css.ts';

interface PanelProps {
  id: string;
  /** The row's button. */
  labelId: string;
  isOpen: boolean;
  /** Find-in-page or an address with a text fragment has come upon words inside the closed answer. */
  onFound: () => void;
  children: ReactNode;
}

/** The answer of a row. */
export function Panel({ id, labelId, isOpen, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  // React knows `hidden` only as true or false. A browser that cannot look inside keeps the plain one.
  useLayoutEffect(() => {
    if (!isOpen && ref.current && 'onbeforematch' in ref.current) ref.current.hidden = 'until-found';
  }, [isOpen]);

  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('beforematch', found);
    return () => panel?.removeEventListener('beforematch', found);
  }, []);

  return (
    <div ref={ref} className={css.panel} id={id} role="group" aria-labelledby={labelId} hidden={!isOpen}>
      <div className={css.clip}>
        <div className={css.answer}>{children}</div>
      </div>
    </div>
  );
}
