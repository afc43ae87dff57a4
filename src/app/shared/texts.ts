import { brand } from '#src/brand.ts';
import { deduction } from '#src/format/income.ts';
import { feeTexts } from './fees.ts';

/** What stands for `{{name}}` in legal documents and articles: brand and fees of this installation. */
export const texts = { ...brand, ...feeTexts, totalFee: deduction } as const;
