/** A day and a time in a zone, as the author chooses them. */
export interface Schedule {
  /** `2026-11-24`; `undefined` until one is chosen. */
  readonly day: string | undefined;
  /** `19:00`; `undefined` until one is chosen. */
  readonly time: string | undefined;
  /** Id of the time zone: one of those that can be chosen. */
  readonly zone: string;
}

/** Publication stage of the post. */
export type Stage =
  /** Readers have never had it. */
  | { readonly kind: 'draft' }
  /** It will be published at its moment. */
  | {
      readonly kind: 'scheduled';
      /** «24 ноября, 19:00, по Москве». */
      readonly when: string;
    }
  /** Readers see it. */
  | {
      readonly kind: 'published';
      /** «17 ноября». */
      readonly when: string;
    };
