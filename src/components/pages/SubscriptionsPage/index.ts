export type { SubscriptionView } from './SubscriptionRow.tsx';
export { SubscriptionsPage, type SubscriptionsPageProps } from './SubscriptionsPage.tsx';
