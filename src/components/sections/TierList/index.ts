export { type FreeTier, TierList, type TierListProps, type TierView } from './TierList.tsx';
