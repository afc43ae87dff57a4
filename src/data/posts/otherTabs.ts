import type { Marks } from './marks.ts';

/** Marks that a tab tells the others. */
export interface Told {
  /** Whose they are: another tab may belong to somebody else by now. */
  readonly user: number;
  readonly post: number;
  readonly marks: Partial<Marks>;
}

let channel: BroadcastChannel | undefined;

/** One for the tab: what is sent through it the tab itself does not hear. */
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel('marks'));

/** Tells the other tabs what the server has agreed to. */
export const tell = (told: Told): void => open().postMessage(told);

/** Hears of the other tabs' marks. @returns stops it */
export function listen(hear: (told: Told) => void): () => void {
  const others = open();
  const onMessage = ({ data }: MessageEvent<Told>) => hear(data);
  others.addEventListener('message', onMessage);
  return () => others.removeEventListener('message', onMessage);
}
