import type { Clock } from '#src/api/clock.ts';
import { createQueue } from '#src/api/queue.ts';
import type { DeviceStore, LocalDraft } from './deviceStore.ts';

/** Milliseconds between a change and its write. */
const delay = 500;
/** Milliseconds for which the server waits for a write: a device that hangs does not block a save. */
const timeout = 3000;

/** The result of the last write to the device. */
export type WriteResult =
  | 'written'
  /** The device refuses it: a private window, a full disk. */
  | 'refused'
  /** Another tab has written since, and is not overwritten. */
  | 'overtaken';

/** The present state of the post. */
interface Snapshot extends Pick<LocalDraft, 'place' | 'base' | 'save'> {
  readonly content: LocalDraft['content'] | undefined;
  /** Otherwise the server has everything, and the device drops the post. */
  readonly isNeeded: boolean;
}

interface KeeperOptions {
  readonly clock: Clock;
  readonly store: DeviceStore;
  readonly user: number;
  readonly snapshot: () => Snapshot;
  /** A write of that content has ended. */
  readonly onWritten: (content: LocalDraft['content'] | undefined) => void;
}

/** Writes a post to the device: one write after another, each within half a second of its change. */
export function createKeeper({ clock, store, user, snapshot, onWritten }: KeeperOptions) {
  let result: WriteResult = 'written';
  /** The last version on the device. */
  let stored = { place: snapshot().place, version: 0 };
  let isDue = false;
  let cancel: (() => void) | undefined;
  const enqueue = createQueue();

  async function put({ place, content, isNeeded, ...rest }: Snapshot): Promise<boolean> {
    if (content === undefined || !isNeeded) {
      const isDone = stored.version === 0 || (await store.remove(user, stored.place, stored.version));
      if (isDone) stored = { place, version: 0 };
      return isDone;
    }
    const version = stored.version + 1;
    const isDone = await store.write(
      { user, place, version, content, ...rest, keptAt: clock.now() },
      stored.version === 0 ? place : stored.place,
    );
    if (isDone) stored = { place, version };
    return isDone;
  }

  async function write(): Promise<void> {
    if (!isDue || result === 'overtaken') return;
    isDue = false;
    const current = snapshot();
    result = await put(current).then(
      (isDone) => (isDone ? 'written' : 'overtaken'),
      () => 'refused',
    );
    if (result !== 'written') isDue = true;
    onWritten(current.content);
  }

  function writeNow(): Promise<void> {
    cancel?.();
    cancel = undefined;
    return enqueue(write).catch(() => {});
  }

  function flush(): Promise<void> {
    const written = writeNow();
    return new Promise((resolve) => {
      const stopWaiting = clock.after(timeout, resolve);
      void written.then(() => {
        stopWaiting();
        resolve();
      });
    });
  }

  return {
    get: (): WriteResult => result,
    /** Something has changed. */
    touch(): void {
      isDue = true;
      cancel ??= clock.after(delay, () => void writeNow());
    },
    /** Writes a change now, and waits for it a few seconds. */
    flush,
    /** Writes nothing any more. */
    stop(): void {
      cancel?.();
      cancel = undefined;
      result = 'overtaken';
    },
    /** Continues from the version on the device, readable or not. */
    begin(draft: Partial<Pick<LocalDraft, 'place' | 'version'>> | undefined, place: string): void {
      stored = { place: draft?.place ?? place, version: draft?.version ?? 0 };
      result = 'written';
      isDue = false;
    },
  };
}
