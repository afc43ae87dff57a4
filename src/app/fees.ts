import { readFees } from '#src/fees.ts';
import { formatPercent } from '#src/format/percent.ts';

const { platform, paymentSystem } = readFees({
  VITE_FEE_PLATFORM: import.meta.env.VITE_FEE_PLATFORM,
  VITE_FEE_PAYMENT_SYSTEM: import.meta.env.VITE_FEE_PAYMENT_SYSTEM,
});

/** Sizes of the fees that this client is built with, as they are read: «7 %» (readings D27). */
export const feeTexts = {
  platformFee: formatPercent(platform),
  paymentSystemFee: formatPercent(paymentSystem),
} as const;
