import { createObservable } from '#src/api/observable.ts';
import type { Shelf, ShelfItem } from './shelf.ts';
import type { UploadItem, UploadState } from './state.ts';

/** Ignores an exception: without a shelf uploads live as long as the page. @returns `undefined` after one */
export async function quietly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The files that a person has chosen, as the page shows them, and their copies on the shelf of the device. */
export function createItems(user: number, shelf: Shelf) {
  const items = createObservable<readonly UploadItem[]>([]);
  const copies = new Map<string, ShelfItem>();

  /** Stores the copy, on the device, too. */
  function store(copy: ShelfItem): void {
    copies.set(copy.key, copy);
    void quietly(() => shelf.put(copy));
  }

  /** Shows a file as waiting. */
  function enter({ key, place, kind, name, bytes }: ShelfItem): void {
    items.set([...items.get(), { key, place, kind, name, bytes, state: { kind: 'waiting' } }]);
  }

  return {
    get: items.get,
    subscribe: items.subscribe,
    find: (key: string) => items.get().find((item) => item.key === key),
    copyOf: (key: string) => copies.get(key),
    store,
    show(key: string, state: UploadState): void {
      items.set(items.get().map((item) => (item.key === key ? { ...item, state } : item)));
    },
    add(copy: ShelfItem): void {
      void quietly(() => shelf.claim(copy.key));
      store(copy);
      enter(copy);
    },
    /** Adds the files that an earlier page left and no other tab has. */
    async restore(): Promise<void> {
      for (const copy of (await quietly(() => shelf.of(user))) ?? []) {
        // If locks do not work, every tab sends the file.
        const isClaimed = (await quietly(() => shelf.claim(copy.key))) ?? true;
        if (copies.has(copy.key) || !isClaimed) continue;
        copies.set(copy.key, copy);
        enter(copy);
      }
    },
    remove(key: string): void {
      items.set(items.get().filter((item) => item.key !== key));
      copies.delete(key);
      void quietly(() => shelf.remove(key));
    },
  };
}
