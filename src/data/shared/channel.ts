/**
 * A way to tell the other tabs of this browser what has changed. A browser without one says nothing: those tabs hear of it
 * when they ask the server again. @param name tells it from other ways
 */
export function createChannel<Told>(name: string) {
  let channel: BroadcastChannel | undefined;
  /** One for the tab: what is sent through it the tab itself does not hear. */
  const open = (): BroadcastChannel | undefined =>
    'BroadcastChannel' in globalThis ? (channel ??= new BroadcastChannel(name)) : undefined;
  return {
    /** Tells the other tabs what the server has agreed to. */
    tell: (told: Told): void => open()?.postMessage(told),
    /** Hears of what the other tabs tell. @returns stops it */
    listen(hear: (told: Told) => void): () => void {
      const others = open();
      const onMessage = ({ data }: MessageEvent<Told>) => hear(data);
      others?.addEventListener('message', onMessage);
      return () => others?.removeEventListener('message', onMessage);
    },
  };
}
