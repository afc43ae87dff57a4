import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Downloads the popups when a button is approached, or when the browser has nothing else to do.
 * @param load does it
 */
export function usePopupsPreload(load: () => void): void {
  useEffect(() => {
    const aborter = new AbortController();
    const approach = ({ target }: Event) => {
      if (!isControl(target)) return;
      aborter.abort();
      load();
    };
    for (const intent of intents) {
      document.addEventListener(intent, approach, { signal: aborter.signal, passive: true });
    }
    // Safari has no idle callback; the page is alive by then either way.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1000));
    const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout;
    const idle = whenIdle(() => load());
    return () => {
      aborter.abort();
      cancelIdle(idle);
    };
  }, [load]);
}
