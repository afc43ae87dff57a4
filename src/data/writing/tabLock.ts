import { createChannel, takeLock } from '../shared/tabs.ts';

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
interface Request {
  readonly user: number;
  readonly place: string;
}

/** Milliseconds for which another tab may keep what it has. */
const timeout = 1000;

const { tell, listen } = createChannel<Request>('writing');

/** The locks of a user in this browser. Without locks every tab writes, and the device's count of writes decides. */
export function createTabLock(user: number): TabLock {
  const releases = new Set<() => void>();
  const nameOf = (place: string) => `writing ${user} ${place}`;

  async function hold(place: string, options: LockOptions, onLost: () => void): Promise<boolean> {
    const release = await takeLock(nameOf(place), options, onLost);
    if (release === undefined) return false;
    const stop = listen((request) => {
      if (request.user === user && request.place === place) onLost();
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
        // Until the lock is acquired there is nothing to lose.
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

/** A lock that never throws. If locks do not work, every tab writes, and the device's count of writes decides. */
export const createSafeLock = (lock: TabLock): TabLock => ({
  async acquire(place, onLost) {
    try {
      return await lock.acquire(place, onLost);
    } catch {
      return true;
    }
  },
  async steal(place, onLost) {
    try {
      await lock.steal(place, onLost);
    } catch {
      // This tab writes without it.
    }
  },
  release() {
    try {
      lock.release();
    } catch {
      // The browser releases it with the tab.
    }
  },
});
