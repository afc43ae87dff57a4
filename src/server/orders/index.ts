export { addOrders } from './calls.ts';
export { createOrder, type NewOrder } from './create.ts';
export { departureProblem, forgetBuyer, voidOrders } from './departure.ts';
export { handleNotifications } from './inbox.ts';
export { sendRefunds, sweepOrders } from './jobs.ts';
export { addNotifications } from './notifications.ts';
export { pay } from './pay.ts';
export { SoldOut } from './seats.ts';
export { type OrdersDeps, settle } from './settle.ts';
