/** Whole kopecks. Money is never a fraction, so that sums are exact. */
export type Kopecks = bigint;

/** The only currency so far (ISO 4217). */
export const currency = 'RUB';

/** Hundredths of a percent: 7 % are 700. */
type BasisPoints = bigint;

export interface FeeRates {
  readonly platform: BasisPoints;
  readonly payment: BasisPoints;
}

/** A payment by who gets which part of it. */
export interface Shares {
  readonly author: Kopecks;
  readonly platformFee: Kopecks;
  readonly paymentFee: Kopecks;
}

/** Adds amounts up. */
export const sum = (amounts: readonly Kopecks[]): Kopecks =>
  amounts.reduce((total, amount) => total + amount, 0n);

/** A part of an amount, to the nearest kopeck; half a kopeck counts as one. @param amount not negative */
const partOf = (amount: Kopecks, rate: BasisPoints): Kopecks => (amount * rate + 5000n) / 10_000n;

/**
 * Shares a payment out (readings D27). Both fees are rounded together: rounded each by itself they would not add up to
 * what the author was promised.
 * @param amount not negative
 */
export function shareOut(amount: Kopecks, rates: FeeRates): Shares {
  if (amount < 0n) throw new RangeError('a payment is not negative');
  const fees = partOf(amount, rates.platform + rates.payment);
  const paymentFee = partOf(amount, rates.payment);
  return { author: amount - fees, platformFee: fees - paymentFee, paymentFee };
}

/**
 * Splits an amount by weights so that the parts add up to it. Kopecks that are left over go to the largest remainders,
 * and among equal ones to the first.
 * @param weights not negative, and not all zero
 */
export function split(amount: Kopecks, weights: readonly bigint[]): Kopecks[] {
  const total = sum(weights);
  if (total <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('weights have to be positive');
  const parts = weights.map((weight) => (amount * weight) / total);
  const left = Number(amount - sum(parts));
  const step = left < 0 ? -1n : 1n;
  const size = (number: bigint) => (number < 0n ? -number : number);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: size((amount * weight) % total) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.abs(left))) parts[index] = (parts[index] ?? 0n) + step;
  return parts;
}

/** An amount as providers write it: «500.00». */
export function toAmount(amount: Kopecks): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Kopecks of «500.00», «500.5» or «500»; `undefined` for anything else. */
export function parseAmount(text: string): Kopecks | undefined {
  const [, rubles, kopecks = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return rubles === undefined ? undefined : BigInt(rubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}
