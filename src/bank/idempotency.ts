import { createHash } from 'node:crypto';
import { type Bank, later, Refused } from './bank.ts';
import type { Provider, Result } from './state.ts';

interface Repeatable {
  readonly provider: Provider;
  /** As the shop sent it; without one the call is done each time. */
  readonly key: string | undefined;
  /** Method, path and body. */
  readonly request: readonly unknown[];
  /** Seconds for which the key is remembered. */
  readonly seconds: number;
  /** The field of the key, named in a refusal. */
  readonly parameter: string;
}

/**
 * Does a call once for its key: a repetition gets what the first has made. A refused call leaves the key free.
 * @throws {Refused} when the key came with another request before
 */
export async function once(
  bank: Bank,
  { provider, key, request, seconds, parameter }: Repeatable,
  perform: () => Promise<Result> | Result,
): Promise<Result> {
  if (key === undefined) return perform();
  const name = `${provider} ${key}`;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  const { keys } = bank.state;
  const earlier = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (earlier !== undefined && earlier.until > later(bank, 0)) {
    if (earlier.request !== hash) throw new Refused('invalid', 'Idempotence key duplicated', parameter);
    return earlier.result;
  }
  const running = bank.running.get(name);
  if (running !== undefined) {
    // It ends first, and the question is asked again.
    await running.catch(() => undefined);
    return once(bank, { provider, key, request, seconds, parameter }, perform);
  }
  const result = Promise.resolve(perform());
  bank.running.set(name, result);
  try {
    keys[name] = { request: hash, until: later(bank, seconds), result: await result };
    return await result;
  } finally {
    bank.running.delete(name);
  }
}
