/** Tells whether what was begun a while ago still concerns the same person. */
export interface Account {
  /** Grows whenever the account changes hands. */
  generation(): number;
  /**
   * True if the account has changed since, also by another tab's login that this tab has not noticed. Then nothing may
   * be sent or written.
   */
  hasChanged(since: number): boolean;
}
