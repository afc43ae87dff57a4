import { useState } from 'react';
import { type ApiError, formatError } from '#src/api/errors.ts';
import { type DeviceSession, useSessions } from '#src/data/sessions/index.ts';
import type { Result } from '#src/api/result.ts';
import type {
  SessionEnd,
  SessionListProps,
  SessionListStatus,
} from '#src/components/sections/SessionList/index.ts';
import { useEngine } from '#src/session/index.ts';
import { presentSession } from './presentSession.ts';

const failed = {
  load: 'Не\u00a0удалось загрузить сеансы. Попробуйте снова.',
  end: 'Не\u00a0удалось завершить сеанс. Попробуйте снова.',
  endOthers: 'Не\u00a0удалось завершить сеансы. Попробуйте снова.',
};

/** Ended already: by its own logout, in another tab, by its age. */
const isGone = (error: ApiError): boolean => error.kind === 'http' && error.status === 404;

/** Where the person is logged in; `undefined` with a server that has no such call. */
export function useSessionList(): SessionListProps | undefined {
  const session = useEngine();
  const { sessions, receivedAt = 0, error, isLoading, refresh, keep } = useSessions();
  const [ends, setEnds] = useState<ReadonlyMap<DeviceSession['id'], SessionEnd>>(new Map());
  const [others, setOthers] = useState<SessionEnd>({ kind: 'idle' });
  const [done, setDone] = useState<string>();

  const outcomeOf = (result: Result<unknown>, fallback: string): SessionEnd =>
    result.ok || isGone(result.error)
      ? { kind: 'idle' }
      : { kind: 'error', message: formatError(result.error, fallback) };

  async function end(id: DeviceSession['id']): Promise<void> {
    const set = (outcome: SessionEnd) => setEnds((current) => new Map(current).set(id, outcome));
    set({ kind: 'pending' });
    setDone(undefined);
    const outcome = outcomeOf(await session.call('endSession', { params: { id } }), failed.end);
    set(outcome);
    if (outcome.kind !== 'idle') return;
    setDone('Сеанс завершён.');
    await keep((kept) => kept.id !== id);
  }

  async function endOthers(): Promise<void> {
    setOthers({ kind: 'pending' });
    setDone(undefined);
    const outcome = outcomeOf(await session.call('endOtherSessions'), failed.endOthers);
    setOthers(outcome);
    if (outcome.kind !== 'idle') return;
    setDone('Остальные сеансы завершены.');
    await keep((kept) => kept.is_current);
  }

  function statusOf(): SessionListStatus {
    if (sessions === undefined && error !== undefined)
      return { kind: 'error', message: formatError(error, failed.load), isRetrying: isLoading };
    if (sessions === undefined) return { kind: 'loading' };
    const idle: SessionEnd = { kind: 'idle' };
    const shown = sessions
      .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
      .map((entry) => presentSession(entry, ends.get(entry.id) ?? idle, new Date(receivedAt)));
    return { kind: 'ready', sessions: shown, others };
  }

  if (error !== undefined && isGone(error)) return undefined;
  return {
    status: statusOf(),
    done,
    onRetry: refresh,
    onEnd: (id) => void end(id),
    onEndOthers: () => void endOthers(),
  };
}
