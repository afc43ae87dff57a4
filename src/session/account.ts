/** Tells whether what was begun a while ago still concerns the same person. */
export interface Account {
  /** Grows whenever the account changes hands. */
  generation(): number;
  /** Whether it has done so since, be it by another tab's login not heard of yet: then nothing may be sent or written. */
  hasChanged(since: number): boolean;
}
