export { CancelSubscriptionContent } from './CancelSubscriptionContent.tsx';
export { CancelSubscriptionPopup, type CancelSubscriptionPopupProps } from './CancelSubscriptionPopup.tsx';
