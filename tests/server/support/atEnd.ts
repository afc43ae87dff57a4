/**
 * Says what to do at the end: of a test, by `onTestFinished`, or of a whole file that shares what it has started.
 * What was said last is done first.
 */
export type AtEnd = (end: () => void | Promise<void>) => void;

/** Collects the clean-up of a file's shared fixtures. @returns where ends are said, and what does them */
export function collectEnds(): { readonly atEnd: AtEnd; readonly end: () => Promise<void> } {
  const ends: Parameters<AtEnd>[0][] = [];
  return {
    atEnd: (end) => void ends.push(end),
    async end() {
      for (const each of ends.toReversed()) await each();
    },
  };
}
