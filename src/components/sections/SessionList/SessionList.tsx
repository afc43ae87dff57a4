import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import * as css from './SessionList.css.ts';
import { SessionListSkeleton } from './SessionListSkeleton.tsx';
import { SessionRow, type SessionView } from './SessionRow.tsx';

export type { SessionView } from './SessionRow.tsx';

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
            {others.kind === 'pending' ? 'Выход...' : 'Выйти на остальных'}
          </Button>
        </div>
      )}
      {hasOthers === false && <p className={css.note}>Других сеансов нет.</p>}
    </div>
  );
}
