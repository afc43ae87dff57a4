import { useCallback, useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { setRussian } from '#src/format/typesetting.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import * as css from './Toaster.css.ts';
import type { Toast } from './shownToasts.ts';
import type { ToastQueue } from './toastQueue.ts';

const signs = { error: '!', success: <Icon name="check" size="small" />, info: 'i' } satisfies Record<
  Toast['tone'],
  unknown
>;

interface ToastCardProps {
  toast: ComponentProps<typeof AriaToast<Toast>>['toast'];
  queue: ToastQueue;
}

/** One notice: fades in, and out before it is removed; Escape closes it from within. */
export function ToastCard({ toast, queue }: ToastCardProps) {
  const { key, content } = toast;
  const { shown } = queue;
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  const isLeaving = useSyncExternalStore(subscribe, () => shown.isLeaving(key));
  const renewals = useSyncExternalStore(subscribe, () => shown.renewals(key));

  useEffect(() => {
    if (!isLeaving) return;
    const fades = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => queue.remove(key));
  }, [isLeaving, key, queue]);

  // After the effect by which react-aria starts the clock of this notice.
  useEffect(() => shown.setClocks(), [shown]);

  useEffect(() => {
    if (renewals > 0) shown.restart(key);
  }, [renewals, key, shown]);

  useEffect(() => {
    const toastElement = ref.current;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && shown.close(key);
    toastElement?.addEventListener('keydown', onKeyDown);
    return () => toastElement?.removeEventListener('keydown', onKeyDown);
  }, [key, shown]);

  const onAction = () => {
    content.action?.onPress();
    shown.close(key);
  };

  return (
    <AriaToast ref={ref} toast={toast} className={css.toast} data-exiting={isLeaving || undefined}>
      <span className={css.sign[content.tone]} aria-hidden="true">
        {signs[content.tone]}
      </span>
      <ToastContent className={css.content} role={content.tone === 'error' ? 'alert' : 'status'}>
        <ScrollArea label={`Текст уведомления «${content.title}»`}>
          {/* A new element: what was said before is read out again. */}
          <div key={renewals}>
            <Text slot="title" className={css.title}>
              {content.title}
            </Text>
            {content.text !== undefined && (
              <Text slot="description" className={css.message}>
                {setRussian(content.text)}
              </Text>
            )}
            {content.action !== undefined && (
              <p className={css.action}>
                <Link onPress={onAction}>{content.action.label}</Link>
              </p>
            )}
          </div>
        </ScrollArea>
      </ToastContent>
      <span className={css.close}>
        <IconButton slot="close" label="Закрыть" icon="close" />
      </span>
    </AriaToast>
  );
}
