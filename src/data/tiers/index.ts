export { useTierCalls } from './useTierCalls.ts';
export { useTierOrder } from './useTierOrder.ts';
export { type OwnTier, type OwnTiers, useTiers } from './useTiers.ts';
