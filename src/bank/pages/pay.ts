import type { Bank } from '../bank.ts';
import { askShop } from '../cloudpayments/askShop.ts';
import { addMethod } from '../methods.ts';
import { approve, charge, openPayment, refuse, secureCode } from '../payments.ts';
import type { Checkout, MethodKind, Payment } from '../state.ts';

export const paymentOf = ({ state }: Bank, { payment }: Checkout): Payment | undefined =>
  payment === null ? undefined : state.payments[payment];

/** Nobody has paid here yet, and it is still possible. An order of CloudPayments outlives a payment that failed. */
export function isPayable(bank: Bank, checkout: Checkout): boolean {
  const payment = paymentOf(bank, checkout);
  if (checkout.purchase.provider === 'yookassa')
    return payment?.status === 'pending' && payment.method === null;
  return !checkout.isCanceled && (payment === undefined || payment.status === 'canceled');
}

/** The payer has pressed the button. A second press at the same time finds the payment begun. */
export async function pay(bank: Bank, checkout: Checkout, kind: MethodKind, card: string): Promise<void> {
  const { purchase } = checkout;
  const existing = paymentOf(bank, checkout);
  const payment = existing?.status === 'pending' ? existing : openPayment(bank, purchase, checkout.id);
  const method = addMethod(bank, kind, card, purchase.account);
  checkout.payment = payment.id;
  payment.method = method.id;
  if (purchase.provider === 'cloudpayments' && !(await askShop(bank, payment)))
    refuse(bank, payment, 'general_decline');
  else charge(bank, payment, method, false);
}

/** A code was typed: the right one ends it well, the last wrong one badly. */
export function enterCode(bank: Bank, payment: Payment, code: string): void {
  if (payment.secure === null) return;
  if (code === secureCode) return approve(bank, payment);
  payment.secure.tries -= 1;
  if (payment.secure.tries === 0) refuse(bank, payment, '3d_secure_failed');
}

/** The payer goes on to the code, to the shop, or to the page of the outcome. */
export function nextAddress(bank: Bank, checkout: Checkout): string {
  const payment = paymentOf(bank, checkout);
  if (payment?.secure) return `/pay/${checkout.id}/secure`;
  const isFailed = payment === undefined || payment.status === 'canceled';
  return (isFailed ? checkout.fail : checkout.success) ?? `/pay/${checkout.id}`;
}
