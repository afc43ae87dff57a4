export { TierForm, type TierFormProps } from './TierForm.tsx';
export type { OwnTier, TierField, TierTerms } from './tier.ts';
