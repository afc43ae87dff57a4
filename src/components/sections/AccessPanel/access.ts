/** Audience of a post. */
export type Access =
  /** Everybody who is signed in (readings D33). */
  | { readonly kind: 'everyone' }
  /** All subscribers of the author, also those who do not pay. */
  | { readonly kind: 'followers' }
  /** Subscribers with one of these tiers. */
  | { readonly kind: 'tiers'; readonly ids: readonly number[] };

/** A tier with how many have it. */
export interface AudienceTier {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Number of an author's readers. */
export interface Audience {
  /** All who are subscribed, also without paying. */
  readonly followers: number;
  /** In the author's order; nobody has two of them. */
  readonly tiers: readonly AudienceTier[];
}

/** Number of people who will see a post; `undefined` for everybody, or without a choice. */
export function reachOf(access: Access, audience: Audience): number | undefined {
  switch (access.kind) {
    case 'everyone':
      return undefined;
    case 'followers':
      return audience.followers;
    case 'tiers': {
      const chosen = audience.tiers.filter(({ id }) => access.ids.includes(id));
      return chosen.length === 0 ? undefined : chosen.reduce((sum, { count }) => sum + count, 0);
    }
  }
}
