import type { Authenticate } from '../auth/index.ts';
import type { Database, Read } from '../database/index.ts';

export interface SubscriptionsDeps {
  readonly db: Database;
  /** What may be late. */
  readonly read: Read;
  readonly authenticate: Authenticate;
  /** Origin of the absolute `next` and `previous` addresses. */
  readonly publicUrl: string;
}
