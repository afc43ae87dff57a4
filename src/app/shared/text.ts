import { brand } from '#src/brand.ts';
import type { Section } from '#src/components/sections/Prose/Prose.tsx';
import { deduction } from '#src/format/income.ts';
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

/** The build replaces `{{name}}` in legal documents and articles by these: brand and fees of the installation. */
export const placeholders = { ...brand, ...feeTexts, totalFee: deduction } as const;
