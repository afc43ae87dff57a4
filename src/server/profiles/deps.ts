import type { Read } from '../database/index.ts';
import type { PostsDeps } from '../posts/index.ts';

export interface ProfilesDeps extends PostsDeps {
  /** What may be late. */
  readonly read: Read;
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
}
