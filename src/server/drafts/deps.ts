import type { PostsDeps } from '../posts/index.ts';

export interface DraftsDeps extends PostsDeps {
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
}
