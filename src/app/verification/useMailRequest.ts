import { useState } from 'react';
import type { Action } from '#src/status/action.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

/**
 * A message to the address in use. The answer for one address does not hold for the next.
 * @param send asks for it. @returns the result
 */
export function useMailRequest(email: string, send: () => Promise<Action>) {
  const [address, setAddress] = useState(email);
  const { status, submit } = useFormStatus<never>(true);

  const onSend = (): void => {
    setAddress(email);
    void submit(send);
  };

  return { status: address === email ? status : ({ kind: 'idle' } as const), onSend };
}
