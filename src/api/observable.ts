type Listener<Rest extends readonly unknown[]> = (...rest: Rest) => void;

/**
 * Calls each listener. An exception is reported, and neither keeps the others from hearing nor the teller from going on.
 */
export function notify<Rest extends readonly unknown[]>(
  listeners: Iterable<Listener<Rest>>,
  ...rest: Rest
): void {
  for (const listener of listeners) {
    try {
      listener(...rest);
    } catch (error) {
      globalThis.reportError?.(error);
    }
  }
}

/** A value and those who want to hear of its changes; fits React's `useSyncExternalStore`. */
export function createObservable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      notify(listeners);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
