import { useCallback, useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import type { ShownToasts } from './shownToasts.ts';
import * as css from './Toaster.css.ts';
import type { Toast } from './toast.ts';

const signs = { error: '!', success: <Icon name="check" size="small" />, info: 'i' } satisfies Record<
  Toast['tone'],
  unknown
>;

interface ToastCardProps {
  toast: ComponentProps<typeof AriaToast<Toast>>['toast'];
  shown: ShownToasts;
}

/** One notice: fades in, and out before it is removed; Escape closes it from within. */
export function ToastCard({ toast, shown }: ToastCardProps) {
  const { key, content } = toast;
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  const isLeaving = useSyncExternalStore(subscribe, () => shown.isLeaving(key));

  useEffect(() => {
    if (!isLeaving) return;
    const fades = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => shown.remove(key));
  }, [isLeaving, key, shown]);

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
          <div>
            <Text slot="title" className={css.title}>
              {content.title}
            </Text>
            {content.text !== undefined && (
              <Text slot="description" className={css.message}>
                {content.text}
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
