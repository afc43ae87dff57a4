import type { Marks } from './marks.ts';

/** Marks that a tab tells the others. */
export interface Told {
  /** Whose they are: another tab may belong to somebody else by now. */
  readonly user: number;
  readonly post: number;
  readonly marks: Partial<Marks>;
}

const name = 'marks';

/** Tells the other tabs what the server has agreed to. */
export function tell(told: Told): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(told);
  channel.close();
}

/** Hears of the other tabs' marks. @returns stops it */
export function listen(hear: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return () => channel.close();
}
