export { createOrder, type NewOrder, type Order } from './create.ts';
export { sendRefunds, sweepOrders } from './jobs.ts';
export { pay } from './pay.ts';
export { type OrdersDeps, settle } from './settle.ts';
