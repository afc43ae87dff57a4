import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { takeLock } from '../shared/tabs.ts';
import { shelfName } from './forget.ts';
import type { UploadItem } from './state.ts';

/** The most bytes of a file that the device stores; a larger file has to be chosen again after a reload. */
const maxBytes = 50_000_000;

/** The part of an upload that outlives the page. */
export interface ShelfItem extends Omit<UploadItem, 'state'> {
  /** Id of the account. */
  readonly user: number;
  /** The address of the upload; absent: the server has none of it. */
  readonly url?: string | undefined;
  /** Absent if it is too large, or the device is full. */
  readonly file?: Blob | undefined;
}

/** Store of uploads. It never throws: without storage they live as long as the page. */
export interface Shelf {
  put(item: ShelfItem): Promise<void>;
  remove(key: string): Promise<void>;
  /** The files of this person, in the order they were chosen. */
  of(user: number): Promise<readonly ShelfItem[]>;
  /** Makes this tab the only one that sends a file, as long as it is open. @returns false if another tab is */
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
      // A logout deletes the database, which waits until no tab has it open.
      blocking: () => {
        void opening?.then((database) => database.close());
        opening = undefined;
      },
    }));

  async function attempt<Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>) {
    try {
      return await work(await open());
    } catch {
      // Storage is blocked, full or private: the page itself still has the files.
      return undefined;
    }
  }

  return {
    async put(item) {
      const { file, ...rest } = item;
      const isStored = file !== undefined && item.kind !== 'file' && item.bytes <= maxBytes;
      const put = isStored && (await attempt((database) => database.put('files', item)));
      // The file does not fit: store at least where it stopped.
      if (!put) await attempt((database) => database.put('files', rest));
    },
    async remove(key) {
      await attempt((database) => database.delete('files', key));
    },
    async of(user) {
      const all = (await attempt((database) => database.getAll('files'))) ?? [];
      // The order of their keys, which begin with the time.
      return all.filter((item) => item.user === user);
    },
    // Held until the tab is closed.
    claim: async (key) => (await takeLock(`upload ${key}`, { ifAvailable: true })) !== undefined,
  };
}
