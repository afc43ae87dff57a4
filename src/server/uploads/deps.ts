import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { MediaAddresses } from '../media/index.ts';
import type { Settings } from '../settings/table.ts';
import type { UploadLimitName } from '../settings/uploads.ts';
import type { UploadWork } from './work.ts';

export interface UploadsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Where authors find what was made of their files. */
  readonly addresses: MediaAddresses;
  /** What authors may bring, and what stays free of the disk. */
  readonly settings: Pick<Settings, UploadLimitName>;
  readonly uploads: Pick<UploadWork, 'folder' | 'wake'>;
}
