import type { Authenticate } from '../auth/index.ts';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';

export interface CommentsDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly limits: Pick<Limits, 'require'>;
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
}
