export { createCloudPayments } from './cloudpayments.ts';
export type { NewRedirect, Payment, PaymentState, Provider, Refund } from './provider.ts';
export { createYooKassa } from './yookassa.ts';
