import type { Limits } from '../limits/limits.ts';
import type { PostsDeps } from '../posts/index.ts';
import type { Settings } from '../settings/table.ts';

export interface DraftsDeps extends PostsDeps {
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
  readonly limits: Pick<Limits, 'require'>;
  readonly settings: Pick<Settings, 'DRAFTS_TOTAL' | 'TEXTS_TOTAL'>;
}
