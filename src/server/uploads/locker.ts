import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import { v4 } from 'uuid';
import type { Database } from '../database/index.ts';
import { dropLease, keepLease, takeLease, wantLease } from './lease.ts';
import { isLocked, noUpload } from './refusals.ts';

/** Milliseconds that a request waits for another one to let go. */
const timeout = 12_000;
/** Milliseconds between two looks. */
const interval = 100;

/** The tus server's locks, which hold on every server of the database: a file is written to by one request at a time. */
export const createLocker = (db: Database): Locker => ({
  newLock(id): Lock {
    const holder = v4();
    let stop = () => {};
    return {
      async lock(signal, letGo) {
        const since = performance.now();
        while ((await takeLease(db, id, holder)) === undefined) {
          if (!(await wantLease(db, id))) throw noUpload();
          if (signal.aborted || performance.now() - since > timeout) throw isLocked();
          await pause(interval);
        }
        stop = keepLease(db, id, holder, () => void letGo());
      },
      async unlock() {
        stop();
        await dropLease(db, id, holder);
      },
    };
  },
});
