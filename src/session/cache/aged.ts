import type { Arguments, ScopedMutator } from 'swr';

/** A value with the time of its reply. */
export interface Aged<Value> {
  readonly value: Value;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  /** Known to be out of date, however young it is. @default false */
  readonly isOutdated?: boolean;
}

/** Stamps a value that was just loaded. */
export const aged = <Value>(value: Value): Aged<Value> => ({ value, receivedAt: Date.now() });

/** The same, to be loaded again now or, when that fails, at the next look. */
const outdated = <Value>(known: Aged<Value> | undefined): Aged<Value> | undefined =>
  known && { ...known, isOutdated: true };

/** Loads what SWR has under `key` again, however young it is. Resolves with the answer, a failed one too. */
export async function reload(mutate: ScopedMutator, key: Arguments): Promise<void> {
  void mutate(key, outdated, { revalidate: false });
  // Without data SWR waits for the answer.
  await mutate(key);
}

/** True if the value is younger than `lifetime` milliseconds. A clock that was set back makes it old. */
export function isYoung(known: Aged<unknown> | undefined, lifetime: number): boolean {
  if (known === undefined || known.isOutdated === true) return false;
  const age = Date.now() - known.receivedAt;
  return age >= 0 && age < lifetime;
}
