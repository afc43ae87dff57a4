export { cancelSubscriptionContent } from './cancelSubscriptionContent.tsx';
export { CancelSubscriptionPopup, type CancelSubscriptionPopupProps } from './CancelSubscriptionPopup.tsx';
