// The bank counts by itself and takes nothing of the product: an error of the product's sums must show here.

/**
 * Kopecks of `500.00`.
 * @returns undefined unless there are exactly two decimals and the sum is above zero
 */
export function parseAmount(text: string): number | undefined {
  const kopecks = /^\d{1,9}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : 0;
  return kopecks > 0 ? kopecks : undefined;
}

/** Kopecks of `500` or `500.5`, as CloudPayments counts; undefined for parts of a kopeck and for sums not above zero. */
export function kopecksOf(rubles: number): number | undefined {
  const kopecks = Math.round(rubles * 100);
  return kopecks > 0 && Math.abs(rubles * 100 - kopecks) < 1e-6 ? kopecks : undefined;
}

/** `500.00`. */
export const formatAmount = (kopecks: number): string =>
  `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

/** The real fee, 3.5 %: it differs on purpose from the one that the product promises. */
export const providerFee = (kopecks: number): number => Math.round((kopecks * 35) / 1000);
