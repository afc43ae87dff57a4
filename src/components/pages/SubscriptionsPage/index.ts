export type { Progress, SubscriptionView } from './SubscriptionRow.tsx';
export {
  SubscriptionsPage,
  type SubscriptionsPageProps,
  type SubscriptionsStatus,
} from './SubscriptionsPage.tsx';
