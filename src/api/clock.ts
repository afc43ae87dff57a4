/** Time as the API client and the session see it; injected so that tests never wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `run` once after `delay` milliseconds; the returned function cancels it. */
  after(delay: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds left of a span that began at `since`; none once the clock was set back: it cannot be told then. */
export function remaining(clock: Clock, since: number, span: number): number {
  const passed = clock.now() - since;
  return passed < 0 ? 0 : Math.max(0, span - passed);
}
