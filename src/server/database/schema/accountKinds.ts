/** An author's money by what may be done with it. All but `debt` is what the platform owes the author. */
export const personAccountKinds = ['hold', 'available', 'in_payout', 'disputed', 'debt'] as const;

/** Money of the platform by where it is or what it was for. */
export const platformAccountKinds = [
  'provider_clearing',
  'platform_fee',
  'provider_fee',
  'provider_cost',
  'refunds',
  'bank',
] as const;
