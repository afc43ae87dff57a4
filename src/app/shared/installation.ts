import { readFees } from '#src/fees.ts';
import { formatPercent } from '#src/format/percent.ts';

/** `VITE_API_URL`: origin of the API without a closing slash. @default '' the page's own origin */
export const apiOrigin: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');

/** Sizes of the fees that this client is built with, in percent (readings D27). */
export const fees = readFees({
  VITE_FEE_PLATFORM: import.meta.env.VITE_FEE_PLATFORM,
  VITE_FEE_PAYMENT_SYSTEM: import.meta.env.VITE_FEE_PAYMENT_SYSTEM,
});

/** The same as they are read: «7 %». */
export const feeTexts = {
  platformFee: formatPercent(fees.platform),
  paymentSystemFee: formatPercent(fees.paymentSystem),
} as const;
