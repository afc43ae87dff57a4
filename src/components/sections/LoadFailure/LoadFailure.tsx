import type { RefObject } from 'react';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import * as css from './LoadFailure.css.ts';

export interface LoadFailureProps {
  /** Nothing is seen unless it failed or did not reach the server. */
  load: Load<unknown>;
  /** Load it once more. */
  onRetry: () => void;
  /** Gets the focus of the button when the next answer removes it. */
  fallbackFocus: RefObject<HTMLElement | null>;
  /** Position under the title of a page, or in a row of the settings. @default 'page' */
  place?: 'page' | 'row';
}

const offline = 'Ошибка соединения с сервером. Попробуйте позже.';

/** Says why something could not be loaded, above the last known content, with a retry button. */
export function LoadFailure({ load, onRetry, fallbackFocus, place = 'page' }: LoadFailureProps) {
  const failure = useFallbackFocus(fallbackFocus);
  if (load.kind === 'loading' || load.kind === 'ready') return null;
  return (
    <div className={css.failure[place]} ref={failure}>
      <Banner tone="error">{load.kind === 'offline' ? offline : load.message}</Banner>
      <Button kind={place === 'page' ? 'secondary' : 'outline'} isPending={load.isRetrying} onPress={onRetry}>
        {load.isRetrying ? 'Загрузка...' : 'Загрузить ещё раз'}
      </Button>
    </div>
  );
}
