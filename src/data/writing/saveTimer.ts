import type { Clock } from '#src/api/clock.ts';

// Milliseconds.
/** After the last change. */
const pause = 2000;
/** Longest delay between two saves while the author keeps writing. */
const maxDelay = 10_000;
const firstRetry = 2000;
const maxRetry = 60_000;

/**
 * Says when to save: soon after a change, later after a failure. @param run saves; does nothing if there is
 * nothing to save
 */
export function createSaveTimer(clock: Clock, run: () => void) {
  let cancel = () => {};
  /** The time of the oldest change that no save includes. */
  let since: number | undefined;
  let failures = 0;

  function arm(delay: number): void {
    cancel();
    cancel = clock.after(Math.max(0, delay), run);
  }

  return {
    /** The author has changed something. */
    change(): void {
      since ??= clock.now();
      if (failures === 0) arm(Math.min(pause, since + maxDelay - clock.now()));
    },
    /** A save includes all changes so far. */
    begin(): void {
      cancel();
      since = undefined;
    },
    /** The save failed: try again, later each time. */
    fail(): void {
      arm(Math.min(firstRetry * 2 ** failures, maxRetry));
      failures += 1;
    },
    /** The server has answered. */
    succeed(): void {
      failures = 0;
    },
    stop: (): void => cancel(),
  };
}
