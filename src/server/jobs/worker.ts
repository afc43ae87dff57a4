import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait of a stop for the running task, in ms. */
const closeTimeout = 3000;

/**
 * Runs the tasks waiting in the database, one after the other.
 * @param doNext takes the next task and runs it; false when there is none
 * @param onFailure told why things could not be taken; they wait until the next call of `wake`
 */
export function createWorker(doNext: () => Promise<boolean>, onFailure: (error: unknown) => void) {
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  async function work(): Promise<void> {
    try {
      while (await doNext()) if (isClosed) return;
    } catch (error) {
      onFailure(error);
    }
  }

  /** Begins, unless it is running; call it once the transaction of the new thing has ended. */
  function wake(): void {
    if (isClosed) return;
    isAskedAgain = working !== undefined;
    working ??= work().finally(() => {
      working = undefined;
      if (isAskedAgain) wake();
    });
  }

  /** Resolves when nothing is running. */
  async function idle(): Promise<void> {
    if (working === undefined) return;
    await working;
    await idle();
  }

  return {
    wake,
    idle,
    /** Waits a while for the running task; everything else stays in the database. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.race([idle(), wait(closeTimeout, undefined, { ref: false })]);
    },
  };
}
