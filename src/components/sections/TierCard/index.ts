export { TierCard, type TierCardProps, TierCards } from './TierCard.tsx';
