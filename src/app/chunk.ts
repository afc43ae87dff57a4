import { useSyncExternalStore } from 'react';

/** What is known about a part of the app that downloads on its own. */
export type ChunkState<Module> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: Module }
  | { readonly kind: 'failed' };

export interface Chunk<Module> {
  /** Starts the download unless it runs or is done; after a failure tries again. */
  load: () => void;
  /** The state, kept current while the component is mounted. Never suspends. */
  useChunk: () => ChunkState<Module>;
}

const idle = { kind: 'idle' } as const;

/**
 * A lazily downloaded part of the app, its module kept in a variable. Not `React.lazy`: React holds back what a
 * Suspense boundary reveals by some 300 ms, so a preloaded popup would still open late.
 */
export function createChunk<Module>(download: () => Promise<Module>): Chunk<Module> {
  let state: ChunkState<Module> = idle;
  const listeners = new Set<() => void>();

  const set = (next: ChunkState<Module>): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    load() {
      if (state.kind === 'loading' || state.kind === 'ready') return;
      set({ kind: 'loading' });
      download().then(
        (module) => set({ kind: 'ready', module }),
        () => set({ kind: 'failed' }),
      );
    },
    useChunk: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => idle,
      ),
  };
}
