import { useEffect } from 'react';

/**
 * Opens a channel between the tabs of this browser. A browser without channels sends nothing: its other tabs learn of a
 * change when they ask the server again. @param name tells the channel from others
 */
export function createChannel<Message>(name: string) {
  let channel: BroadcastChannel | undefined;
  /** One channel for the tab, so that it does not hear itself. */
  const open = (): BroadcastChannel | undefined =>
    'BroadcastChannel' in globalThis ? (channel ??= new BroadcastChannel(name)) : undefined;
  return {
    /** Tells the other tabs what the server has agreed to. */
    tell: (message: Message): void => open()?.postMessage(message),
    /** Listens to the other tabs. @returns stops it */
    listen(hear: (message: Message) => void): () => void {
      const others = open();
      const onMessage = ({ data }: MessageEvent<Message>) => hear(data);
      others?.addEventListener('message', onMessage);
      return () => others?.removeEventListener('message', onMessage);
    },
  };
}

/** The lock was stolen, or cancelled before it was acquired. */
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

/** Makes the browser ask before the page closes. @returns a function that ends it */
export function askBeforeUnload(): () => void {
  const question = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: question.signal });
  return () => question.abort();
}

/** Makes the browser ask before the page closes while a component is mounted. @param isUnsaved something would be lost */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
