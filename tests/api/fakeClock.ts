import type { Clock } from '#src/api/clock.ts';

/** A clock that moves only when told to. */
export function createFakeClock(start = Date.UTC(2026, 0, 15, 9, 0, 0)) {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];

  const clock: Clock = {
    now: () => now,
    after(delay, run) {
      const timer = { at: now + delay, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };

  return {
    ...clock,
    /** Advances by `ms` milliseconds and fires due timers in order. */
    advance(ms: number): void {
      now += ms;
      const due = timers.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
    /** Jumps without firing anything: a wrong or corrected clock. Timers are not counted by it, as in a browser. */
    set(time: number): void {
      for (const timer of timers) timer.at += time - now;
      now = time;
    },
    /** Number of armed timers. */
    pending: () => timers.length,
  };
}
