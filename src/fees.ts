/** Fees on a payment, in percent (readings D27). */
export interface Fees {
  readonly platform: number;
  readonly paymentSystem: number;
}

/** Sum of both fees in percent: the calculator's × 0.9 is fixed (specification section 9). */
export const totalFee = 10;

/** Defaults of the variables in percent, as text: the server's settings show them. */
export const defaultFees = { VITE_FEE_PLATFORM: '7', VITE_FEE_PAYMENT_SYSTEM: '3' } as const;

/** Variables of a build or of a server. */
type Env = Readonly<Partial<Record<keyof typeof defaultFees, string | undefined>>>;

const textsOf = (env: Env) => ({
  platform: env.VITE_FEE_PLATFORM || defaultFees.VITE_FEE_PLATFORM,
  paymentSystem: env.VITE_FEE_PAYMENT_SYSTEM || defaultFees.VITE_FEE_PAYMENT_SYSTEM,
});

/** Sizes of the fees, each of which an installation may change. Build and server let only those in that `feesProblem` passes. */
export function readFees(env: Env): Fees {
  const { platform, paymentSystem } = textsOf(env);
  return { platform: Number(platform), paymentSystem: Number(paymentSystem) };
}

/** Hundredths of a percent: fractions of a decimal number do not add up exactly. */
const hundredths = (percent: string): number =>
  /^\d{1,2}(?:\.\d{1,2})?$/.test(percent) ? Math.round(Number(percent) * 100) : Number.NaN;

/**
 * Why these fees cannot be taken: each is a percentage with at most two decimals, and together they are `totalFee`.
 * @returns a line for the operator, or `undefined` when they can
 */
export function feesProblem(env: Env): string | undefined {
  const { platform, paymentSystem } = textsOf(env);
  if (hundredths(platform) + hundredths(paymentSystem) === totalFee * 100) return undefined;
  return `VITE_FEE_PLATFORM=${platform} and VITE_FEE_PAYMENT_SYSTEM=${paymentSystem}: expected percentages like 7 or 2.5 that add up to ${totalFee}, which is what the calculator takes off. Correct them or leave both out.`;
}

/** Figures of payments that texts, pages and the server share (readings D37, D38, D39, D40, D43). */
export const paymentRules = {
  /** Whole days after the day of a payment until it is the author's, Moscow time. */
  holdDays: 2,
  /** The least payout, in kopecks. */
  leastPayout: 50_000,
  /** A donation in rubles. */
  donation: { min: 50, max: 50_000 },
  /** Minutes in which the payment of an order has to begin. */
  orderMinutes: 30,
  /** Minutes after which the bank is asked about a silent payment. */
  answerMinutes: 15,
  /** Days in which a payment is refunded of which nothing was opened. */
  refundDays: 14,
} as const;
