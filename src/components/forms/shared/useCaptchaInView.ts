import { useEffect, type RefObject } from 'react';
import { reveal } from '#src/components/primitives/reveal.ts';
import type { Action } from '#src/status/action.ts';

/** What is refused without a word of its own is said under the captcha: that comes into view, as other answers do. */
export function useCaptchaInView(status: Action<string>, captcha: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (status.kind === 'failed' && !status.message && !status.fields) reveal(captcha.current);
  }, [status, captcha]);
}
