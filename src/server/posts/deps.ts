import type { Authenticate } from '../auth/index.ts';
import type { Database, Read } from '../database/index.ts';
import type { MediaAddresses } from '../media/index.ts';

export interface PostsDeps {
  readonly db: Database;
  /** What may be late. */
  readonly read: Read;
  readonly authenticate: Authenticate;
  /** Where readers find the files of posts. */
  readonly addresses: MediaAddresses;
}
