import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Action } from '#src/status/action.ts';

/**
 * Status of a form inside a popup: clean at every opening, and a reply after closing is dropped.
 * @param isOpen whether the form is on the screen
 */
export function useFormStatus<Field extends string>(isOpen: boolean) {
  const [status, setStatus] = useState<Action<Field>>({ kind: 'idle' });
  const [wasOpen, setWasOpen] = useState(isOpen);
  const visit = useRef(0);
  // A second press may precede the render of the first one's effect.
  const isSending = useRef(false);

  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setStatus({ kind: 'idle' });
  }
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    isSending.current = false;
    return () => {
      visit.current += 1;
    };
  }, [isOpen]);

  /**
   * Shows the form as pending until `send` settles, then its result; `undefined` leaves it pending. Refuses a second
   * submit meanwhile.
   */
  const submit = useCallback(
    async (send: (isStillOpen: () => boolean) => Promise<Action<Field> | undefined>) => {
      if (isSending.current) return;
      isSending.current = true;
      const current = visit.current;
      const isStillOpen = () => current === visit.current;
      setStatus({ kind: 'pending' });
      const answer = await send(isStillOpen);
      if (answer === undefined || !isStillOpen()) return;
      isSending.current = false;
      setStatus(answer);
    },
    [],
  );

  return { status, submit };
}
