import { useSyncExternalStore } from 'react';

/** What is known about a part of the app that downloads on its own. */
export type ChunkState<Module> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: Module }
  | { readonly kind: 'failed' };

export interface Chunk<Module> {
  /**
   * Starts the download unless it runs or is done; after a failure tries again. Resolves when it is over, without a
   * module when it has failed.
   */
  load: () => Promise<Module | undefined>;
  state: () => ChunkState<Module>;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

const idle = { kind: 'idle' } as const;

/**
 * A lazily downloaded part of the app, its module kept in a variable. Not `React.lazy`: React holds back what a
 * Suspense boundary reveals by some 300 ms, so a preloaded popup would still open late.
 */
export function createChunk<Module>(download: () => Promise<Module>): Chunk<Module> {
  let state: ChunkState<Module> = idle;
  let end: Promise<Module | undefined> = Promise.resolve(undefined);
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
      if (state.kind === 'loading' || state.kind === 'ready') return end;
      set({ kind: 'loading' });
      end = download().then(
        (module) => {
          set({ kind: 'ready', module });
          return module;
        },
        () => {
          set({ kind: 'failed' });
          return undefined;
        },
      );
      return end;
    },
    state: () => state,
    subscribe,
  };
}

/** The state of a part, kept current while the component is mounted. Never suspends. */
export const useChunk = <Module>({ subscribe, state }: Chunk<Module>): ChunkState<Module> =>
  useSyncExternalStore(subscribe, state, state);
