/** The lock was stolen, or called off before it came. */
const isOver = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');

/**
 * Takes a lock of this browser, which one tab has at a time. Where there are no locks (on plain http), or the browser
 * forbids them, every tab has it.
 * @param onLost another tab has stolen it, or `options.signal` has called it off
 * @returns releases it; `undefined` where another tab has it
 */
export async function takeLock(
  name: string,
  options: LockOptions,
  onLost: () => void = () => {},
): Promise<(() => void) | undefined> {
  const free = () => {};
  if (!('locks' in navigator)) return free;
  return new Promise((resolve) => {
    const held = navigator.locks.request(name, options, (lock) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
    held.catch((error: unknown) => {
      if (!isOver(error)) return resolve(free);
      resolve(undefined);
      onLost();
    });
  });
}
