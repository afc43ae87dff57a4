import { brand } from '#src/brand.ts';
import type { Section } from '#src/components/sections/Prose/Prose.tsx';
import { deduction } from '#src/format/income.ts';
import { formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { paymentRules } from '#src/fees.ts';
import { donationBounds } from '#src/validation/index.ts';
import { feeTexts } from './installation.ts';

/** A legal document or an article of the knowledge base, ready to be shown. */
export interface Text {
  readonly title: string;
  /** One sentence for search engines and lists. */
  readonly description: string;
  /** Keywords for search engines, separated by commas; empty on pages that are not indexed. */
  readonly keywords: string;
  /** The edition of a legal document, in words. */
  readonly edition: string;
  readonly sections: readonly Section[];
}

/** Figures of payments as texts have them. */
const ruleTexts = {
  donationBounds,
  holdDays: withNoun(paymentRules.holdDays, ['день', 'дня', 'дней']),
  leastPayout: formatPrice(paymentRules.leastPayout),
  orderMinutes: withNoun(paymentRules.orderMinutes, ['минуту', 'минуты', 'минут']),
  /** In the genitive. */
  refundDays: withNoun(paymentRules.refundDays, ['дня', 'дней', 'дней']),
} as const;

/** The build replaces `{{name}}` in legal documents and articles by these: brand and fees of the installation. */
export const placeholders = { ...brand, ...feeTexts, ...ruleTexts, totalFee: deduction } as const;
