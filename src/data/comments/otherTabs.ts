import { createChannel } from '../shared/channel.ts';
import type { Change } from './changes.ts';

/** A comment that a tab tells the others of. */
interface Told {
  /** Whose tab it is: another one may belong to somebody else by now. */
  readonly user: number;
  readonly post: string;
  readonly change: Change;
}

export const { tell, listen } = createChannel<Told>('comments');
