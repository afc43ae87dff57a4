import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { MediaAddresses, Store } from '../media/index.ts';
import type { Settings } from '../settings/table.ts';

export interface OwnProfileDeps {
  readonly db: Database;
  readonly store: Store;
  readonly addresses: MediaAddresses;
  readonly authenticate: Authenticate;
  readonly limits: Pick<Limits, 'require'>;
  /** What all files of an author may have. */
  readonly settings: Pick<Settings, 'UPLOAD_TOTAL'>;
}
