import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Content, isContent, type Saved } from './content.ts';

/** A state of a post that the server has. */
export interface Base {
  readonly revision: number;
  readonly saved: Saved;
}

/** A save whose answer is not there yet: it is repeated as it is until somebody answers. */
export interface Save {
  /** Of all tries of it. */
  readonly id: string;
  readonly saved: Saved;
  /** The author has chosen another text instead of the present one. */
  readonly replaces?: true;
}

/** What a device keeps of a post that somebody writes. */
export interface Kept {
  /** Id of the account. */
  readonly user: number;
  /** Id of the post, or what stands for it as long as the server has none. */
  readonly place: string;
  /** Counts the writes, from 1: each write names the one before. */
  readonly version: number;
  readonly content: Content;
  /** What the author has changed; none of a new post. */
  readonly base: Base | undefined;
  readonly save: Save | undefined;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

/**
 * The parts of it that can be read: another version of the app may have kept something else.
 * @returns undefined where there is no text
 */
export function readableOf({
  content,
  base,
  save,
}: Kept): Pick<Kept, 'content' | 'base' | 'save'> | undefined {
  if (!isContent(content)) return undefined;
  return {
    content,
    base: isContent(base?.saved) ? base : undefined,
    save: isContent(save?.saved) ? save : undefined,
  };
}

/** Where a device keeps what is written. Every call may reject: a private window, a full disk, a forbidden storage. */
export interface DeviceStore {
  read: (user: number, place: string) => Promise<Kept | undefined>;
  /** All that somebody has on this device. */
  list: (user: number) => Promise<readonly Kept[]>;
  /**
   * Puts it in the place of the version before, which stood at `from`.
   * @returns false where another tab has written since: nothing is changed then
   */
  write: (kept: Kept, from?: string) => Promise<boolean>;
  /** Removes that version. @returns false where another tab has written since */
  remove: (user: number, place: string, version: number) => Promise<boolean>;
  /** Deletes all texts of a person. */
  clear: (user: number) => Promise<void>;
}

interface Schema extends DBSchema {
  posts: { key: [number, string]; value: Kept };
}

const name = 'writing';
/** All keys of a person: a list sorts after every text. */
const allOf = (user: number) => IDBKeyRange.bound([user], [user, []]);

/** The store of this browser, for all its tabs. */
export function createDeviceStore(): DeviceStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    const opened = (opening ??= openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('posts', { keyPath: ['user', 'place'] }),
      // Whoever deletes it waits until no tab has it open.
      blocking: () => {
        void opening?.then((database) => database.close());
        opening = undefined;
      },
      // A browser that closes it may open it again.
      terminated: () => (opening = undefined),
    }));
    opened.catch(() => (opening = undefined));
    return opened;
  }

  async function begin() {
    const transaction = (await open()).transaction('posts', 'readwrite');
    return { posts: transaction.store, done: transaction.done };
  }

  return {
    read: async (user, place) => (await open()).get('posts', [user, place]),
    list: async (user) => (await open()).getAll('posts', allOf(user)),
    async write(kept, from = kept.place) {
      const { posts, done } = await begin();
      const known = await posts.get([kept.user, from]);
      const isNext = (known?.version ?? 0) === kept.version - 1;
      if (isNext) {
        if (from !== kept.place) await posts.delete([kept.user, from]);
        await posts.put(kept);
      }
      await done;
      return isNext;
    },
    async remove(user, place, version) {
      const { posts, done } = await begin();
      const known = await posts.get([user, place]);
      const isKnown = (known?.version ?? 0) === version;
      if (isKnown) await posts.delete([user, place]);
      await done;
      return isKnown;
    },
    clear: async (user) => (await open()).delete('posts', allOf(user)),
  };
}
