import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { takeLock } from '../shared/lock.ts';
import { shelfName } from './forget.ts';
import type { UploadItem } from './state.ts';

/** Bytes of a file that is kept on the device until it is on the server; a larger one has to be chosen again. */
const keptBytes = 50_000_000;

/** What outlives the page of a file that is on its way. */
export interface ShelfItem extends Omit<UploadItem, 'state'> {
  /** Id of the account. */
  readonly user: number;
  /** Where the server takes the rest of it; absent: the server has none of it. */
  readonly url?: string | undefined;
  /** Absent where it is too large to be kept, or the device has no room. */
  readonly file?: Blob | undefined;
}

/** Where that is kept. Nothing here throws: without storage files are on their way as long as the page lives. */
export interface Shelf {
  put(item: ShelfItem): Promise<void>;
  remove(key: string): Promise<void>;
  /** Of this person, in the order they were chosen; of anybody else nothing. */
  of(user: number): Promise<readonly ShelfItem[]>;
  /** Whether only this tab sends a file, as long as it is open. */
  claim(key: string): Promise<boolean>;
}

interface Schema extends DBSchema {
  files: { key: string; value: ShelfItem };
}

/** The shelf of this browser, in IndexedDB. */
export function createShelf(): Shelf {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (opening ??= openDB<Schema>(shelfName, 1, {
      upgrade: (database) => void database.createObjectStore('files', { keyPath: 'key' }),
      // A logout deletes all of it, which waits until no tab has it open.
      blocking: () => {
        void opening?.then((database) => database.close());
        opening = undefined;
      },
    }));

  async function attempt<Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>) {
    try {
      return await work(await open());
    } catch {
      // Blocked, full or private: the page itself still has the files.
      return undefined;
    }
  }

  return {
    async put(item) {
      const { file, ...rest } = item;
      const isKept = file !== undefined && item.kind !== 'file' && item.bytes <= keptBytes;
      const put = isKept && (await attempt((database) => database.put('files', item)));
      // No room for the file: still remember where it stopped.
      if (!put) await attempt((database) => database.put('files', rest));
    },
    async remove(key) {
      await attempt((database) => database.delete('files', key));
    },
    async of(user) {
      const all = (await attempt((database) => database.getAll('files'))) ?? [];
      // Ordered by their keys, which begin with the time.
      return all.filter((item) => item.user === user);
    },
    // Held until the tab is closed.
    claim: async (key) => (await takeLock(`upload ${key}`, { ifAvailable: true })) !== undefined,
  };
}
