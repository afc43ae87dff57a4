import { groupDigits } from '#src/format/digits.ts';
import { readWholeNumber, validatePostPrice } from '#src/validation/index.ts';

/** Audience of a post. */
export type Access =
  /** Everybody who is signed in (readings D33). */
  | { readonly kind: 'everyone' }
  /** All subscribers of the author, also those who do not pay. */
  | { readonly kind: 'followers' }
  /** Subscribers with one of these tiers. */
  | { readonly kind: 'tiers'; readonly ids: readonly number[] }
  /** Those who buy it, for kopecks; `undefined` until there is a price that can be taken. */
  | { readonly kind: 'buyers'; readonly price: number | undefined };

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

/** Number of people who will see a post; `undefined` for everybody, for buyers, or without a choice. */
export function reachOf(access: Access, audience: Audience): number | undefined {
  switch (access.kind) {
    case 'everyone':
    case 'buyers':
      return undefined;
    case 'followers':
      return audience.followers;
    case 'tiers': {
      const chosen = audience.tiers.filter(({ id }) => access.ids.includes(id));
      return chosen.length === 0 ? undefined : chosen.reduce((sum, { count }) => sum + count, 0);
    }
  }
}

/** A price in kopecks as its field shows it, in roubles. */
export const priceText = (price: number | undefined): string =>
  price === undefined ? '' : groupDigits(String(price / 100));

/** A choice that has just been made. @param price as it is typed, in roubles */
export function accessFor(kind: Access['kind'], price: string): Access {
  switch (kind) {
    case 'everyone':
    case 'followers':
      return { kind };
    case 'tiers':
      return { kind, ids: [] };
    case 'buyers': {
      const rubles = validatePostPrice(price) === undefined ? readWholeNumber(price) : undefined;
      return { kind, price: rubles === undefined ? undefined : rubles * 100 };
    }
  }
}
