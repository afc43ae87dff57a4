import { useRef } from 'react';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useFocusHeir } from '../../primitives/useFocusHeir.ts';
import * as css from './SessionList.css.ts';
import { SessionListSkeleton } from './SessionListSkeleton.tsx';
import { type SessionEnd, SessionRow, type SessionView } from './SessionRow.tsx';

/** What became of the last load. */
export type SessionListStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly sessions: readonly SessionView[]; readonly others: SessionEnd };

const hasOthers = (sessions: readonly SessionView[]) => sessions.some(({ isCurrent }) => !isCurrent);

export interface SessionListProps {
  status: SessionListStatus;
  /** What was ended last: «Сеанс завершён.» @default nothing */
  done?: string | undefined;
  /** Load the list once more, after an error. */
  onRetry: () => void;
  /** End this one; it leaves the list when it is ended. */
  onEnd: (id: SessionView['id']) => void;
  /** End all but the current one. */
  onEndOthers: () => void;
}

/** Where the person is logged in, and how to end that elsewhere. */
export function SessionList({ status, done, onRetry, onEnd, onEndOthers }: SessionListProps) {
  const box = useRef<HTMLDivElement>(null);
  const action = useFocusHeir(box);
  return (
    <div className={css.box} ref={box} role="group" aria-label="Сеансы" tabIndex={-1}>
      <Banner tone="success">{done}</Banner>
      {status.kind === 'loading' && <SessionListSkeleton />}
      {status.kind === 'error' && (
        <div className={css.action} ref={action}>
          <Banner tone="error">{status.message}</Banner>
          <Button kind="outline" isPending={status.isRetrying} onPress={onRetry}>
            {status.isRetrying ? 'Загрузка...' : 'Загрузить ещё\u00a0раз'}
          </Button>
        </div>
      )}
      {status.kind === 'ready' && (
        <ul className={css.list}>
          {status.sessions.map((session) => (
            <SessionRow key={session.id} session={session} heir={box} onEnd={() => onEnd(session.id)} />
          ))}
        </ul>
      )}
      {status.kind === 'ready' && hasOthers(status.sessions) && (
        <div className={css.action} ref={action}>
          <Banner tone="error">{status.others.kind === 'error' ? status.others.message : undefined}</Banner>
          <Button kind="outline" isPending={status.others.kind === 'pending'} onPress={onEndOthers}>
            {status.others.kind === 'pending' ? 'Завершение...' : 'Завершить все\u00a0остальные'}
          </Button>
        </div>
      )}
      {status.kind === 'ready' && !hasOthers(status.sessions) && (
        <p className={css.note}>Других сеансов{'\u00a0'}нет.</p>
      )}
    </div>
  );
}
