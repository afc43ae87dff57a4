import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';

export interface SubscriptionsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Origin of the absolute `next` and `previous` addresses. */
  readonly publicUrl: string;
}
