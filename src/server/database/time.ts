import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the request that is being served has waited for the database so far. */
export interface DatabaseTime {
  /** Milliseconds; queries at the same time count each. */
  ms: number;
}

export const databaseTime = new AsyncLocalStorage<DatabaseTime>();

/** Adds the time that `work` takes to the request that it is done for. */
export async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
  const time = databaseTime.getStore();
  if (time === undefined) return work();
  const since = performance.now();
  try {
    return await work();
  } finally {
    time.ms += performance.now() - since;
  }
}
