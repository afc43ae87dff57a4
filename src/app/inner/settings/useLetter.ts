import { useState } from 'react';
import type { FormStatus } from '#src/components/forms/formStatus.ts';
import { useFormStatus } from '../../forms/useFormStatus.ts';

/**
 * A letter to the address in use. What was answered for one address says nothing of the next.
 * @param send asks for it. @returns what became of that
 */
export function useLetter(email: string, send: () => Promise<FormStatus<never>>) {
  const [address, setAddress] = useState(email);
  const { status, submit } = useFormStatus<never>(true);

  const onSend = (): void => {
    setAddress(email);
    void submit(send);
  };

  return { status: address === email ? status : ({ kind: 'idle' } as const), onSend };
}
