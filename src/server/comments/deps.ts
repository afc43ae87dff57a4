import type { Authenticate } from '../auth/index.ts';
import type { Database, Read } from '../database/index.ts';
import type { Limits } from '../limits/index.ts';

export interface CommentsDeps {
  readonly db: Database;
  /** What may be late. */
  readonly read: Read;
  readonly authenticate: Authenticate;
  readonly limits: Pick<Limits, 'require'>;
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
}
