import { useCallback, useMemo, useState } from 'react';
import type { Action } from './action.ts';

const idle = { kind: 'idle' } as const;

/** The action of each row of a list; one that was never set is idle. */
export function useActions<Id>() {
  const [actions, setActions] = useState<ReadonlyMap<Id, Action>>(new Map());
  const set = useCallback(
    (id: Id, action: Action) => setActions((known) => new Map(known).set(id, action)),
    [],
  );
  return useMemo(() => ({ of: (id: Id): Action => actions.get(id) ?? idle, set }), [actions, set]);
}
