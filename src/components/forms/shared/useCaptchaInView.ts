import { useEffect, type RefObject } from 'react';
import { reveal } from '#src/components/primitives/reveal.ts';
import type { Action } from '#src/status/action.ts';

/** A refusal without a message shows under the captcha: scroll it into view, like other answers. */
export function useCaptchaInView(status: Action<string>, captcha: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (status.kind === 'failed' && !status.message && !status.fields) reveal(captcha.current);
  }, [status, captcha]);
}
