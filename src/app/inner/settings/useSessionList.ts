import { useState } from 'react';
import useSWR from 'swr';
import { type ApiError, formatError, malformed } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type {
  SessionEnd,
  SessionListProps,
  SessionListStatus,
} from '#src/components/sections/SessionList/index.ts';
import { useEngine } from '#src/session/index.ts';
import { presentSession, type Session } from './presentSession.ts';

const failed = {
  load: 'Не\u00a0удалось загрузить сеансы. Попробуйте снова.',
  end: 'Не\u00a0удалось завершить сеанс. Попробуйте снова.',
  endOthers: 'Не\u00a0удалось завершить сеансы. Попробуйте снова.',
};

/** Ended already: by its own logout, in another tab, by its age. */
const isGone = (error: ApiError): boolean => error.kind === 'http' && error.status === 404;

/** The sessions and the moment they came: ages are counted from it. */
interface Answer {
  readonly sessions: readonly Session[];
  readonly receivedAt: Date;
}

/** Where the person is logged in; `undefined` with a server that has no such call. */
export function useSessionList(): SessionListProps | undefined {
  const session = useEngine();
  const { data, error, isValidating, mutate } = useSWR<Answer, ApiError>('sessions', async () => {
    const result = await session.call('sessions');
    if (!result.ok) return Promise.reject(result.error);
    if (!Array.isArray(result.value)) return Promise.reject(malformed);
    return { sessions: result.value, receivedAt: new Date() };
  });
  const [ends, setEnds] = useState<ReadonlyMap<Session['id'], SessionEnd>>(new Map());
  const [others, setOthers] = useState<SessionEnd>({ kind: 'idle' });
  const [done, setDone] = useState<string>();

  const keep = (isKept: (kept: Session) => boolean) =>
    mutate((known) => known && { ...known, sessions: known.sessions.filter(isKept) }, { revalidate: false });

  const outcomeOf = (result: Result<unknown>, fallback: string): SessionEnd =>
    result.ok || isGone(result.error)
      ? { kind: 'idle' }
      : { kind: 'error', message: formatError(result.error, fallback) };

  async function end(id: Session['id']): Promise<void> {
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
    if (data === undefined && error !== undefined)
      return { kind: 'error', message: formatError(error, failed.load), isRetrying: isValidating };
    if (data === undefined) return { kind: 'loading' };
    const idle: SessionEnd = { kind: 'idle' };
    const sessions = data.sessions
      .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
      .map((entry) => presentSession(entry, ends.get(entry.id) ?? idle, data.receivedAt));
    return { kind: 'ready', sessions, others };
  }

  if (error !== undefined && isGone(error)) return undefined;
  return {
    status: statusOf(),
    done,
    onRetry: () => void mutate(),
    onEnd: (id) => void end(id),
    onEndOthers: () => void endOthers(),
  };
}
