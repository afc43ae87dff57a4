import { refreshKey } from './store.ts';

/** What happens outside the page's own code and concerns the session. */
export interface SessionEvents {
  /**
   * Calls `onChange` when another tab changed the tokens or when the page wakes: focus, shown again, back online,
   * restored by Back. Returns the way to stop listening.
   */
  listen(onChange: () => void): () => void;
}

/** The events of a browser window. */
export const windowEvents: SessionEvents = {
  listen(onChange) {
    const controller = new AbortController();
    const { signal } = controller;
    const onStorage = ({ key }: StorageEvent) => {
      // `null`: everything was cleared at once.
      if (key === refreshKey || key === null) onChange();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') onChange();
    };
    addEventListener('storage', onStorage, { signal });
    for (const wake of ['focus', 'online', 'pageshow']) addEventListener(wake, onChange, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => controller.abort();
  },
};
