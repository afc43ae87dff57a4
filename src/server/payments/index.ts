export { createCloudPayments } from './cloudpayments.ts';
export { connectProviders, testPrefix } from './connect.ts';
export type {
  NewRedirect,
  Notification,
  Payment,
  PaymentState,
  Provider,
  Refund,
  SavedMethod,
  Way,
} from './provider.ts';
export { createYooKassa } from './yookassa.ts';
