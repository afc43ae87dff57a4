import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './Toaster.css.ts';
import type { ToastQueue } from './toastQueue.ts';
import type { Toast } from './toast.ts';
import { useRoom } from './useRoom.ts';

export type { Toast } from './toast.ts';
export { createToastQueue, type ToastQueue } from './toastQueue.ts';

export interface ToasterProps {
  /** Made once by `createToastQueue`. */
  queue: ToastQueue;
}

const notices: NounForms = ['уведомление', 'уведомления', 'уведомлений'];

/**
 * The notices of the whole application, top right under the header (specification section 9, design section 8). One per
 * page.
 */
export function Toaster({ queue }: ToasterProps) {
  const { shown } = queue;
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  useSyncExternalStore(subscribe, () => shown.visibleToasts);
  const subscribeToWaiting = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const waitingCount = useSyncExternalStore(subscribeToWaiting, () => queue.waitingCount());
  useRoom(ref, queue);

  useEffect(() => {
    const updateHidden = () => shown.setHidden(document.hidden);
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => document.removeEventListener('visibilitychange', updateHidden);
  }, [shown]);

  const onMore = () => {
    // The button disappears when no notice waits; focus stays among the notices.
    if (ref.current?.contains(document.activeElement)) ref.current.focus();
    queue.showNext();
  };

  return (
    <ToastRegion ref={ref} queue={shown} className={css.region}>
      <ToastList<Toast> className={css.list}>
        {({ toast }) => <ToastCard toast={toast} queue={queue} />}
      </ToastList>
      {waitingCount > 0 && (
        <Button className={css.more} onPress={onMore} preventFocusOnPress>
          Ещё {withNoun(waitingCount, notices)}
        </Button>
      )}
    </ToastRegion>
  );
}
