import type { RefObject } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SessionList.css.ts';

/** A browser where the person is logged in, as its row shows it. */
export interface SessionView {
  readonly id: string;
  /** «Chrome, Windows». */
  readonly device: string;
  /** «Активность: вчера». */
  readonly lastUsed: string;
  /** The session of this very browser: it ends by logging out. */
  readonly isCurrent: boolean;
  /** The last try to end it; one that is ended is not in the list any more. */
  readonly end: Action;
}

interface SessionRowProps {
  session: SessionView;
  onEnd: () => void;
  /** Gets the focus when the row disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** One session and the button to end it. An error shows under it. */
export function SessionRow({ session, onEnd, fallbackFocus }: SessionRowProps) {
  const { device, lastUsed, isCurrent, end } = session;
  const action = useFallbackFocus(fallbackFocus);
  const isPending = end.kind === 'pending';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div>
          <p className={css.device}>{device}</p>
          <p className={isCurrent ? css.current : css.note}>{isCurrent ? 'Текущий сеанс' : lastUsed}</p>
        </div>
        {!isCurrent && (
          <div ref={action}>
            <Button kind="outline" size="small" isPending={isPending} onPress={onEnd}>
              {isPending ? 'Завершение...' : 'Завершить'}
              <VisuallyHidden> сеанс: {device}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <Banner tone="error">{failureOf(end)}</Banner>
    </li>
  );
}
