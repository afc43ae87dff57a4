import type { RefObject } from 'react';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './SubscriptionsPage.css.ts';
import { useFocusHeir } from '../../primitives/useFocusHeir.ts';

interface LoadFailureProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
  /** Gets the focus when a retry succeeds. */
  title: RefObject<HTMLElement | null>;
}

/** Why the list could not be loaded, and another try. */
export function LoadFailure({ message, isRetrying, onRetry, title }: LoadFailureProps) {
  return (
    <div className={css.failure} ref={useFocusHeir(title)}>
      <Banner tone="error">{message}</Banner>
      <Button kind="secondary" isPending={isRetrying} onPress={onRetry}>
        {isRetrying ? 'Загрузка...' : 'Загрузить ещё раз'}
      </Button>
    </div>
  );
}
