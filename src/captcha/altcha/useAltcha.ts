import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaConfig, CaptchaWidgetProps } from '../provider.ts';
import { solve } from './solve.ts';

/** Longest delay that a timer accepts. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export type AltchaPhase =
  | { kind: 'idle' }
  | { kind: 'verifying' }
  /** `lifetime` of the token is in milliseconds. */
  | { kind: 'verified'; lifetime: number }
  | { kind: 'expired' }
  | { kind: 'error' };

/**
 * State of one box: waits for a press, solves, expires. A change of `attempt` solves again without a press. After
 * unmounting it reports nothing.
 */
export function useAltcha({ apiOrigin, form }: CaptchaConfig, { attempt, onEvent }: CaptchaWidgetProps) {
  const [phase, setPhase] = useState<AltchaPhase>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const solvedAttempt = useRef(attempt);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPhase({ kind: 'verifying' });
    onEvent({ type: 'ready' });
    solve(apiOrigin, form, controller).then(
      ({ token, lifetime }) => {
        if (running.current !== controller) return;
        setPhase({ kind: 'verified', lifetime });
        onEvent({ type: 'token', token });
      },
      () => {
        if (running.current !== controller) return;
        setPhase({ kind: 'error' });
        onEvent({ type: 'error' });
      },
    );
  }, [apiOrigin, form, onEvent]);

  useEffect(() => {
    if (solvedAttempt.current === attempt) return;
    solvedAttempt.current = attempt;
    start();
  }, [attempt, start]);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (phase.kind !== 'verified' || phase.lifetime > MAX_DELAY_MS) return undefined;
    const expire = () => {
      setPhase({ kind: 'expired' });
      onEvent({ type: 'expired' });
    };
    const timer = setTimeout(expire, phase.lifetime);
    return () => clearTimeout(timer);
  }, [phase, onEvent]);

  return { phase, start };
}
