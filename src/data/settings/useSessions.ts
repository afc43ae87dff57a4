import type { Reply } from '#src/api/contract.ts';
import { useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';

/** A browser in which the person is logged in. */
export type DeviceSession = Reply<'sessions'>[number];

/** The browsers in which the person is logged in (`GET /api/sessions/`), loaded whenever the page gets focus. */
export function useSessions() {
  const edit = useEdit();
  return {
    ...useApi(presets.onReturn, 'sessions'),
    /** Leaves only these in the list: the server has ended the others. */
    keep: (isKept: (session: DeviceSession) => boolean) =>
      edit((sessions) => sessions.filter(isKept), 'sessions'),
  };
}
