export { authorIdOf } from './authorIdOf.ts';
export { type Author, useAuthors } from './useAuthors.ts';
export { givesAccess } from './givesAccess.ts';
export { useCancelSubscription } from './useCancelSubscription.ts';
export { useSubscribeFree } from './useSubscribeFree.ts';
export { type Subscriptions, useSubscriptions } from './useSubscriptions.ts';
