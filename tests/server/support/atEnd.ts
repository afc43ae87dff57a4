/**
 * Registers clean-up: for a test, by `onTestFinished`, or for a file with shared fixtures. The last registered runs first.
 */
export type AtEnd = (end: () => void | Promise<void>) => void;

/** Collects the clean-up of a file's shared fixtures. @returns the registration, and the clean-up itself */
export function collectEnds(): { readonly atEnd: AtEnd; readonly end: () => Promise<void> } {
  const ends: Parameters<AtEnd>[0][] = [];
  return {
    atEnd: (end) => void ends.push(end),
    async end() {
      for (const each of ends.toReversed()) await each();
    },
  };
}
