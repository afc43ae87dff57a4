import { useState } from 'react';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { SessionListProps, SessionView } from '#src/components/sections/SessionList/SessionList.tsx';
import { type DeviceSession, useSessions } from '#src/data/settings/useSessions.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { formatAge, formatPast } from '#src/format/time.ts';
import { useSession } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { useActions } from '#src/status/useActions.ts';
import { deviceOf } from '../shared/devices.ts';

const failed = {
  load: 'Не удалось загрузить сеансы. Попробуйте снова.',
  end: 'Не удалось завершить сеанс. Попробуйте снова.',
  endOthers: 'Не удалось завершить сеансы. Попробуйте снова.',
};

/** Ended already: by its own logout, in another tab, by its age. */
const isGone = (error: ApiError): boolean => error.kind === 'http' && error.status === 404;

const outcomeOf = (result: Result<unknown>, fallback: string): Action =>
  result.ok || isGone(result.error)
    ? { kind: 'idle' }
    : { kind: 'failed', message: formatError(result.error, fallback) };

/** The sessions of the person; `undefined` with a server that has no such call. */
export function useSessionList(): SessionListProps | undefined {
  const session = useSession();
  const { data, error, isValidating, load, keep } = useSessions();
  const ends = useActions<DeviceSession['id']>();
  const [others, setOthers] = useState<Action>({ kind: 'idle' });
  const [done, setDone] = useState<string>();

  async function end(id: DeviceSession['id']): Promise<void> {
    ends.set(id, { kind: 'pending' });
    setDone(undefined);
    const outcome = outcomeOf(await session.call('endSession', { params: { id } }), failed.end);
    ends.set(id, outcome);
    if (outcome.kind !== 'idle') return;
    setDone('Сеанс завершён.');
    keep((other) => other.id !== id);
  }

  async function endOthers(): Promise<void> {
    setOthers({ kind: 'pending' });
    setDone(undefined);
    const outcome = outcomeOf(await session.call('endOtherSessions'), failed.endOthers);
    setOthers(outcome);
    if (outcome.kind !== 'idle') return;
    setDone('Остальные сеансы завершены.');
    keep((other) => other.is_current);
  }

  if (error !== undefined && isGone(error)) return undefined;
  const views = data?.value
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
    .map((entry) => presentSession(entry, ends.of(entry.id), new Date(data.requestedAt)));
  return {
    // A list that is there stays when it cannot be renewed: the next look does it.
    sessions: loadOf(views, { error: views === undefined ? error : undefined, isValidating }, failed.load),
    others,
    done,
    onRetry: () => void load(),
    onEnd: (id) => void end(id),
    onEndOthers: () => void endOthers(),
  };
}

/** A session as its row shows it at the moment `now`. */
export const presentSession = (session: DeviceSession, end: Action, now: Date): SessionView => ({
  id: session.id,
  device: deviceOf(session.user_agent),
  // Two of the same browsers differ by it.
  since: `Вход: ${formatPast(session.created_at, now).toLocaleLowerCase('ru')}`,
  lastUsed: `Активность: ${formatAge(session.refreshed_at, now)}`,
  isCurrent: session.is_current,
  end,
});
