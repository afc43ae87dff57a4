import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';

export interface PostsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
}
