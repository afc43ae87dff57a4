import { createChannel } from '../shared/channel.ts';
import type { Marks } from './marks.ts';

/** Marks that a tab tells the others. */
interface Told {
  /** Whose they are: another tab may belong to somebody else by now. */
  readonly user: number;
  readonly post: number;
  readonly marks: Partial<Marks>;
}

export const { tell, listen } = createChannel<Told>('marks');
