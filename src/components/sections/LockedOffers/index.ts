export { LockedOffers, type LockedOffersProps, type Opening, type TierOffer } from './LockedOffers.tsx';
