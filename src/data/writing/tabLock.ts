import { createChannel } from '../shared/channel.ts';
import { takeLock } from '../shared/lock.ts';

/** The right to write a post, which one tab of a browser has; named like the browser's own Web Locks. */
export interface TabLock {
  /**
   * Takes it unless another tab has it.
   * @param onLost another tab has taken it over, or asks for it
   * @returns whether this tab has it
   */
  acquire: (place: string, onLost: () => void) => Promise<boolean>;
  /** Asks the other tab to give it up; a tab that sleeps loses it. */
  steal: (place: string, onLost: () => void) => Promise<void>;
  /** Lets other tabs have it. */
  release: () => void;
}

/** A tab asks another one to let it write. */
interface Asked {
  readonly user: number;
  readonly place: string;
}

/** Milliseconds for which another tab may keep what it has. */
const timeout = 1000;

const { tell, listen } = createChannel<Asked>('writing');

/**
 * The locks of a user in this browser. Where it has no locks everybody writes, and the device's count of writes
 * decides.
 */
export function createTabLock(user: number): TabLock {
  const releases = new Set<() => void>();
  const nameOf = (place: string) => `writing ${user} ${place}`;

  async function hold(place: string, options: LockOptions, onLost: () => void): Promise<boolean> {
    const release = await takeLock(nameOf(place), options, onLost);
    if (release === undefined) return false;
    const stop = listen((asked) => {
      if (asked.user === user && asked.place === place) onLost();
    });
    releases.add(() => {
      stop();
      release();
    });
    return true;
  }

  return {
    acquire: (place, onLost) => hold(place, { ifAvailable: true }, onLost),
    async steal(place, onLost) {
      tell({ user, place });
      const signal = AbortSignal.timeout(timeout);
      const isGiven = await hold(place, { signal }, () => {
        // Before it was had there was nothing to lose.
        if (releases.size > 0) onLost();
      });
      if (!isGiven) await hold(place, { steal: true }, onLost);
    },
    release() {
      for (const release of releases) release();
      releases.clear();
    },
  };
}
