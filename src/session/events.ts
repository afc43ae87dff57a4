import { refreshKey } from './store.ts';

/**
 * `cleared`: another tab took the refresh token away, the cookie may still be seen here for a moment; `woken`: anything may
 * have changed.
 */
export type SessionChange = 'cleared' | 'woken';

/** External events that concern the session. */
export interface SessionEvents {
  /**
   * Calls `onChange` when another tab changed the tokens or when the page wakes: focus, shown again, back online,
   * restored by Back. Returns the way to stop listening.
   */
  listen(onChange: (change: SessionChange) => void): () => void;
}

/** The events of a browser window. */
export const windowEvents: SessionEvents = {
  listen(onChange) {
    const controller = new AbortController();
    const { signal } = controller;
    const onWake = () => onChange('woken');
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // A key of `null`: everything was cleared at once.
      if (key === refreshKey || key === null) onChange(newValue === null ? 'cleared' : 'woken');
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') onWake();
    };
    addEventListener('storage', onStorage, { signal });
    for (const wake of ['focus', 'online', 'pageshow']) addEventListener(wake, onWake, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => controller.abort();
  },
};
