export { TiersPage } from './TiersPage.tsx';
export type { TierFees, TiersPageProps, TiersView } from './tiers.ts';
