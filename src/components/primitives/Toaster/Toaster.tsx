import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { ToastCard } from './ToastCard.tsx';
import * as css from './Toaster.css.ts';
import type { ToastQueue } from './toastQueue.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';

export interface ToasterProps {
  /** Made once by `createToastQueue`. */
  queue: ToastQueue;
}

/** The notices of the whole application, top right under the header (specification section 9). One per page. */
export function Toaster({ queue: { shown } }: ToasterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  const toasts = useSyncExternalStore(subscribe, () => shown.visibleToasts);
  useClearOfFocus(ref, toasts);

  useEffect(() => {
    const look = () => shown.setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [shown]);

  useEffect(() => shown.setClocks(), [shown, toasts]);

  return (
    <ToastRegion ref={ref} queue={shown} className={css.region}>
      {({ toast }) => <ToastCard toast={toast} shown={shown} />}
    </ToastRegion>
  );
}
