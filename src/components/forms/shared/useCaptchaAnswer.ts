import { useEffect, useState, type RefObject } from 'react';
import { reveal } from '#src/components/primitives/reveal.ts';
import type { Action } from '#src/status/action.ts';

const idle = { kind: 'idle' } as const;

/**
 * A refusal without words of its own beside an error of the captcha shows under the captcha, which is scrolled into view
 * like other answers, and is over when the captcha is passed again.
 * @param error what the captcha says
 * @returns the answer that is left for the banner
 */
export function useCaptchaAnswer(
  status: Action<string>,
  error: string | undefined,
  captcha: RefObject<HTMLElement | null>,
): Action<string> {
  const [refusal, setRefusal] = useState<Action<string>>();
  const hasNoWords = status.kind === 'failed' && !status.message && !status.fields;
  if (hasNoWords && error !== undefined && refusal !== status) setRefusal(status);
  useEffect(() => {
    if (refusal === status) reveal(captcha.current);
  }, [status, refusal, captcha]);
  return refusal === status ? idle : status;
}
