import { type Clock, remaining } from './clock.ts';
import type { Result } from './result.ts';

const lifetime = 120_000;

interface CacheOptions {
  clock: Clock;
  token(): string | undefined;
}

/**
 * Keeps the current user for 120 s (specification section 9). An entry belongs to the bearer it was loaded with, so that
 * another account's token can never be answered with it.
 */
export function cacheUser({ clock, token }: CacheOptions) {
  let entry: { bearer: string; since: number; result: Result<unknown> } | undefined;
  let clearings = 0;

  return {
    async read(load: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
      const bearer = token();
      if (entry && entry.bearer === bearer && remaining(clock, entry.since, lifetime) > 0)
        return entry.result;
      entry = undefined;
      const before = clearings;
      const result = await load();
      if (result.ok && bearer !== undefined && before === clearings) {
        entry = { bearer, since: clock.now(), result };
      }
      return result;
    },
    clear(): void {
      clearings += 1;
      entry = undefined;
    },
  };
}
