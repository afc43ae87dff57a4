import { useEffect, type RefObject } from 'react';
import { reveal } from '#src/components/primitives/reveal.ts';
import type { FormStatus } from '../formStatus.ts';

/** What is refused without a word of its own is said under the captcha: that comes into view, as other answers do. */
export function useCaptchaInView(status: FormStatus<string>, captcha: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (status.kind === 'error' && !status.message && !status.fields) reveal(captcha.current);
  }, [status, captcha]);
}
