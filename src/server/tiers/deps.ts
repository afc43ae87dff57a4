import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';

export interface TiersDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
}
