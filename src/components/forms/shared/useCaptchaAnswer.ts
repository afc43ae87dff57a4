import { useEffect, type RefObject } from 'react';
import { reveal } from '#src/components/primitives/reveal.ts';
import type { Action } from '#src/status/action.ts';

const idle = { kind: 'idle' } as const;

/**
 * A refusal without words of its own beside an error of the captcha shows under the captcha, which is scrolled into view
 * like other answers.
 * @param error what the captcha says
 * @returns the answer that is left for the banner
 */
export function useCaptchaAnswer(
  status: Action<string>,
  error: string | undefined,
  captcha: RefObject<HTMLElement | null>,
): Action<string> {
  const isRefused = status.kind === 'failed' && !status.message && !status.fields && error !== undefined;
  useEffect(() => {
    if (isRefused) reveal(captcha.current);
  }, [status, isRefused, captcha]);
  return isRefused ? idle : status;
}
