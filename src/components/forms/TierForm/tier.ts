import { groupDigits } from '#src/format/digits.ts';
import { readWholeNumber, tidyText } from '#src/validation/index.ts';

/** Fields of the form as the server's errors call them. */
export type TierField = 'name' | 'price' | 'description' | 'places';

/** What an author decides of a tier. */
export interface TierTerms {
  readonly name: string;
  /** A month, in kopecks; whole roubles. */
  readonly price: number;
  /** What it opens, in the author's words; may be empty. */
  readonly description: string;
  /** How many people it has room for; `null` without a limit. */
  readonly places: number | null;
  /** Nobody new sees it; its subscribers keep it. */
  readonly isHidden: boolean;
}

/** A tier of one's own. */
export interface OwnTier extends TierTerms {
  readonly id: number;
  /** How many people have it. */
  readonly members: number;
}

const show = (number: number | null | undefined): string =>
  number == null ? '' : groupDigits(String(number));

/** What the fields begin with; a new tier is empty. */
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
 * What the fields say.
 * @param price in place of one that is no number, in kopecks
 */
export const termsOf = (values: Record<TierField, string>, isHidden: boolean, price = 0): TierTerms => ({
  name: tidyText(values.name),
  price: typedPrice(values.price) ?? price,
  description: tidyText(values.description),
  places: readWholeNumber(values.places) ?? null,
  isHidden,
});
