/** Milliseconds; `cls` is a sum of shares of the screen. */
export interface Metrics {
  readonly fcp: number;
  readonly lcp: number;
  /** Only simulated. */
  readonly speedIndex?: number;
  readonly tbt: number;
  readonly cls: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

/** Median with the least and the greatest. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}]`;
