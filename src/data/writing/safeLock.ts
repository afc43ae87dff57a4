import type { TabLock } from './tabLock.ts';

/** A lock that never throws. Where locks do not work every tab writes, and the device's count of writes decides. */
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
