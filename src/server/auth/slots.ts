/**
 * Runs at most `concurrency` tasks at once and lets `queue` more wait their turn.
 * @param overflow makes the error of a task that finds the queue full
 */
export function createSlots(concurrency: number, queue: number, overflow: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run<Value>(task: () => Promise<Value>): Promise<Value> {
      if (running < concurrency) running += 1;
      else if (waiting.length >= queue) throw overflow();
      // The slot is handed over by whoever ends: `running` stays as it is.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
