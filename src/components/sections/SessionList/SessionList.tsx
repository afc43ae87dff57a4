import { type RefObject, useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SessionList.css.ts';

export interface SessionListProps {
  sessions: Load<readonly SessionView[]>;
  /** The last try to end all but the current one. */
  others: Action;
  /** Result of the last action: «Сеанс завершён.» @default nothing */
  done?: string | undefined;
  /** Load the list once more, after a failure. */
  onRetry: () => void;
  /** End this one; it leaves the list when it is ended. */
  onEnd: (id: SessionView['id']) => void;
  /** End all but the current one. */
  onEndOthers: () => void;
}

/** List of sessions with buttons to end them. */
export function SessionList({ sessions, others, done, onRetry, onEnd, onEndOthers }: SessionListProps) {
  const box = useRef<HTMLDivElement>(null);
  const action = useFallbackFocus(box);
  const entries = sessions.kind === 'loading' ? undefined : sessions.value;
  const hasOthers = entries?.some(({ isCurrent }) => !isCurrent);
  return (
    <div className={css.box} ref={box} role="group" aria-label="Где вы вошли" tabIndex={-1}>
      <Banner tone="success">{done}</Banner>
      {sessions.kind === 'loading' && <SessionListSkeleton />}
      <LoadFailure place="row" load={sessions} onRetry={onRetry} fallbackFocus={box} />
      {entries !== undefined && (
        <ul className={css.list}>
          {entries.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              fallbackFocus={box}
              onEnd={() => onEnd(session.id)}
            />
          ))}
        </ul>
      )}
      {hasOthers === true && (
        <div className={css.action} ref={action}>
          <Banner tone="error">{failureOf(others)}</Banner>
          <Button kind="outline" isPending={others.kind === 'pending'} onPress={onEndOthers}>
            {others.kind === 'pending' ? 'Выход...' : 'Выйти на других устройствах'}
          </Button>
        </div>
      )}
      {hasOthers === false && <p className={css.note}>Других сеансов нет.</p>}
    </div>
  );
}

/** A browser where the person is logged in, as its row shows it. */
export interface SessionView {
  readonly id: string;
  /** «Chrome, Windows». */
  readonly device: string;
  /** «Вход: вчера, 14:02». */
  readonly since: string;
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
function SessionRow({ session, onEnd, fallbackFocus }: SessionRowProps) {
  const { device, since, lastUsed, isCurrent, end } = session;
  const action = useFallbackFocus(fallbackFocus);
  const isPending = end.kind === 'pending';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div>
          <p className={css.device}>{device}</p>
          <p className={isCurrent ? css.current : css.note}>{isCurrent ? 'Это вы' : lastUsed}</p>
          <p className={css.note}>{since}</p>
        </div>
        {!isCurrent && (
          <div ref={action}>
            <Button kind="outline" size="small" isPending={isPending} onPress={onEnd}>
              {isPending ? 'Завершение...' : 'Завершить'}
              <VisuallyHidden>
                {' сеанс: '}
                {device}. {since}
              </VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <Banner tone="error">{failureOf(end)}</Banner>
    </li>
  );
}

/** The list before its first answer: there is at least the session that asks. */
function SessionListSkeleton() {
  return (
    <Busy>
      <div className={css.list}>
        <div className={css.item}>
          <div className={css.deviceLine}>
            <Skeleton kind="line" width="half" />
          </div>
          <div className={css.noteLine}>
            <Skeleton kind="line" width="third" />
          </div>
          <div className={css.noteLine}>
            <Skeleton kind="line" width="third" />
          </div>
        </div>
      </div>
    </Busy>
  );
}
