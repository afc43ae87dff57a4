import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { MediaAddresses } from '../media/index.ts';

export interface PostsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Where readers find the files of posts. */
  readonly addresses: MediaAddresses;
}
