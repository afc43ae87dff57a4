/**
 * Figures of payments that texts, pages and the server share (readings D37, D38, D39, D40, D43). Fees have a file of their own, because
 * installations change them.
 */
export const paymentRules = {
  /** Whole days after the day of a payment until it is the author's, Moscow time. */
  holdDays: 2,
  /** The least payout, in kopecks. */
  leastPayout: 50_000,
  /** A donation in kopecks. */
  donation: { least: 5000, most: 5_000_000 },
  /** Minutes in which the payment of an order has to begin. */
  orderMinutes: 30,
  /** Minutes after which the bank is asked about a silent payment. */
  answerMinutes: 15,
  /** Days in which a payment is refunded of which nothing was opened. */
  refundDays: 14,
} as const;
