import { groupDigits } from '#src/format/digits.ts';
import { readWholeNumber, tidyText } from '#src/validation/index.ts';

/** Fields of the form as the server's errors call them. */
export type TierField = 'name' | 'price' | 'description' | 'places';

/** Terms of a tier that an author sets. */
export interface TierTerms {
  readonly name: string;
  /** A month, in kopecks; whole roubles. */
  readonly price: number;
  /** Description of what the tier opens; may be empty. */
  readonly description: string;
  /** Limit of members; `null` without one. */
  readonly places: number | null;
  /** Hidden from new readers; its subscribers keep it. */
  readonly isHidden: boolean;
}

/** The author's own tier. */
export interface OwnTier extends TierTerms {
  readonly id: number;
  /** Number of members. */
  readonly members: number;
}

const show = (number: number | null | undefined): string =>
  number == null ? '' : groupDigits(String(number));

/** Initial values of the fields; a new tier is empty. */
export const valuesOf = (tier: OwnTier | undefined): Record<TierField, string> => ({
  name: tier?.name ?? '',
  price: show(tier && tier.price / 100),
  description: tier?.description ?? '',
  places: show(tier?.places),
});

/** The price that is typed, in kopecks; `undefined` for what is no number. */
export function typedPrice(value: string): number | undefined {
  const roubles = readWholeNumber(value);
  return roubles === undefined ? undefined : roubles * 100;
}

/**
 * Terms from the fields.
 * @param price in place of one that is no number, in kopecks
 */
export const termsOf = (values: Record<TierField, string>, isHidden: boolean, price = 0): TierTerms => ({
  name: tidyText(values.name),
  price: typedPrice(values.price) ?? price,
  description: tidyText(values.description),
  places: readWholeNumber(values.places) ?? null,
  isHidden,
});
