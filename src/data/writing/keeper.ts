import type { Clock } from '#src/api/clock.ts';
import { createQueue } from '#src/api/queue.ts';
import type { DeviceStore, Kept } from './deviceStore.ts';

/** Milliseconds after a change by which the device has it. */
const delay = 500;
/** Milliseconds for which others wait for a write: a device that hangs does not keep the text from the server. */
const timeout = 3000;

/** The result of the last write. */
export type Keeping =
  | 'kept'
  /** The device does not take it: a private window, a full disk. */
  | 'refused'
  /** Another tab has written since: this one does not overwrite it. */
  | 'overtaken';

/** What has to be saved now. */
interface Drawn extends Pick<Kept, 'place' | 'base' | 'save'> {
  readonly content: Kept['content'] | undefined;
  /** Else the server has all of it: nothing stays on the device. */
  readonly isNeeded: boolean;
}

interface KeeperOptions {
  readonly clock: Clock;
  readonly store: DeviceStore;
  readonly user: number;
  readonly draw: () => Drawn;
  /** A write of that content is over. */
  readonly onWritten: (content: Kept['content'] | undefined) => void;
}

/** Keeps a post on the device: one write after another, each within half a second of its change. */
export function createKeeper({ clock, store, user, draw, onWritten }: KeeperOptions) {
  let keeping: Keeping = 'kept';
  /** What stands on the device: where, and which version. */
  let stands = { place: draw().place, version: 0 };
  let isDue = false;
  let cancel: (() => void) | undefined;
  const enqueue = createQueue();

  async function put({ place, content, isNeeded, ...rest }: Drawn): Promise<boolean> {
    if (content === undefined || !isNeeded) {
      const isDone = stands.version === 0 || (await store.remove(user, stands.place, stands.version));
      if (isDone) stands = { place, version: 0 };
      return isDone;
    }
    const version = stands.version + 1;
    const isDone = await store.write(
      { user, place, version, content, ...rest, keptAt: clock.now() },
      stands.version === 0 ? place : stands.place,
    );
    if (isDone) stands = { place, version };
    return isDone;
  }

  async function write(): Promise<void> {
    if (!isDue || keeping === 'overtaken') return;
    isDue = false;
    const drawn = draw();
    keeping = await put(drawn).then(
      (isDone) => (isDone ? 'kept' : 'overtaken'),
      () => 'refused',
    );
    if (keeping !== 'kept') isDue = true;
    onWritten(drawn.content);
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
    get: (): Keeping => keeping,
    /** Something has changed. */
    touch(): void {
      isDue = true;
      cancel ??= clock.after(delay, () => void writeNow());
    },
    /** Writes what has changed now, and waits for it a few seconds. */
    flush,
    /** Writes nothing any more. */
    stop(): void {
      cancel?.();
      cancel = undefined;
      keeping = 'overtaken';
    },
    /** Goes on from what stands on the device, readable or not. */
    begin(kept: Partial<Pick<Kept, 'place' | 'version'>> | undefined, place: string): void {
      stands = { place: kept?.place ?? place, version: kept?.version ?? 0 };
      keeping = 'kept';
      isDue = false;
    },
  };
}
