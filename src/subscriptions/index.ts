export {
  createSubscriptions,
  type Subscriptions,
  type SubscriptionsDeps,
  type SubscriptionsState,
} from './subscriptions.ts';
export { useSubscriptions } from './useSubscriptions.ts';
