import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Content, isContent, type Saved } from './content.ts';

/** A state of a post that the server has. */
export interface Base {
  readonly revision: number;
  readonly saved: Saved;
}

/** A save without an answer: it is repeated as it is until the server answers. */
export interface Save {
  /** The same for each try. */
  readonly id: string;
  readonly saved: Saved;
  /** The author has chosen another text instead of the present one. */
  readonly replaces?: true;
}

/** A post in the editor, as the device stores it. */
export interface LocalDraft {
  /** Id of the account. */
  readonly user: number;
  /** Id of the post, or a text in its stead until the server has made one. */
  readonly place: string;
  /** Counts the writes, from 1: each write names the one before. */
  readonly version: number;
  readonly content: Content;
  /** The version that the author has changed; none of a new post. */
  readonly base: Base | undefined;
  readonly save: Save | undefined;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

/**
 * The readable parts of a stored post: another version of the app may have stored something else.
 * @returns `undefined` if there is no text
 */
export function readableOf({
  content,
  base,
  save,
}: LocalDraft): Pick<LocalDraft, 'content' | 'base' | 'save'> | undefined {
  if (!isContent(content)) return undefined;
  return {
    content,
    base: isContent(base?.saved) ? base : undefined,
    save: isContent(save?.saved) ? save : undefined,
  };
}

/** The posts on a device. Every call may reject: a private window, a full disk, a forbidden storage. */
export interface DeviceStore {
  read: (user: number, place: string) => Promise<LocalDraft | undefined>;
  /** All posts of a person on this device. */
  list: (user: number) => Promise<readonly LocalDraft[]>;
  /**
   * Replaces the version before, which was stored under the place `from`.
   * @returns false if another tab has written since: nothing is changed then
   */
  write: (draft: LocalDraft, from?: string) => Promise<boolean>;
  /** Removes that version. @returns false if another tab has written since */
  remove: (user: number, place: string, version: number) => Promise<boolean>;
  /** Deletes all texts of a person. */
  clear: (user: number) => Promise<void>;
}

interface Schema extends DBSchema {
  posts: { key: [number, string]; value: LocalDraft };
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
      // A deletion waits until no tab has the database open.
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
    async write(draft, from = draft.place) {
      const { posts, done } = await begin();
      const existing = await posts.get([draft.user, from]);
      const isNext = (existing?.version ?? 0) === draft.version - 1;
      if (isNext) {
        if (from !== draft.place) await posts.delete([draft.user, from]);
        await posts.put(draft);
      }
      await done;
      return isNext;
    },
    async remove(user, place, version) {
      const { posts, done } = await begin();
      const existing = await posts.get([user, place]);
      const isCurrent = (existing?.version ?? 0) === version;
      if (isCurrent) await posts.delete([user, place]);
      await done;
      return isCurrent;
    },
    clear: async (user) => (await open()).delete('posts', allOf(user)),
  };
}
