import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { kopecksOf } from '../amounts.ts';
import { type Bank, find, newId, Refused } from '../bank.ts';
import { cancel, capture, charge, openPayment, refuse } from '../payments.ts';
import * as payouts from '../payouts.ts';
import { refundPayment } from '../refunds.ts';
import type { Payment, Purchase, Result } from '../state.ts';
import { askShop } from './askShop.ts';
import type { amountBody, orderBody, payoutBody, refundBody, tokenBody } from './schemas.ts';

function kopecks(rubles: number): number {
  const amount = kopecksOf(rubles);
  if (amount === undefined) throw new Refused('invalid', 'Amount has at most two decimals');
  return amount;
}

function ownPayment({ state }: Bank, id: number): Payment {
  const payment = find(state.payments, String(id), 'Transaction not found');
  if (payment.purchase.provider !== 'cloudpayments') throw new Refused('not found', 'Transaction not found');
  return payment;
}

type AnyBody = Static<typeof orderBody> | Static<typeof tokenBody>;

const purchaseOf = (body: AnyBody, isTwoStep: boolean): Purchase => ({
  provider: 'cloudpayments',
  amount: kopecks(body.Amount),
  description: body.Description ?? '',
  isTwoStep,
  // A payer who is named may be charged again by the token.
  isSaving: Boolean(body.AccountId),
  way: 'any',
  metadata: {},
  invoice: body.InvoiceId ?? null,
  account: body.AccountId ?? null,
  email: body.Email ?? null,
  data: body.JsonData ?? null,
  hasReceipt: false,
});

export function createOrder(bank: Bank, body: Static<typeof orderBody>): Result {
  const id = randomBytes(12).toString('base64url');
  bank.state.checkouts[id] = {
    id,
    number: Number(newId(bank, 'cloudpayments')),
    purchase: purchaseOf(body, body.RequireConfirmation === true),
    created: bank.now().toISOString(),
    success: body.SuccessRedirectUrl ?? null,
    fail: body.FailRedirectUrl ?? null,
    isCanceled: false,
    payment: null,
  };
  return { kind: 'order', id };
}

/** @throws {Refused} when it has been paid */
export function cancelOrder(bank: Bank, id: string): Result {
  const checkout = find(bank.state.checkouts, id, 'Order not found');
  const payment = checkout.payment === null ? undefined : bank.state.payments[checkout.payment];
  if (payment !== undefined && payment.status !== 'canceled')
    throw new Refused('invalid', 'The order has been paid or is being paid');
  checkout.isCanceled = true;
  return { kind: 'nothing', id };
}

/** Charges a card by its token; the shop is asked before. */
export async function chargeToken(
  bank: Bank,
  body: Static<typeof tokenBody>,
  isTwoStep: boolean,
): Promise<Result> {
  const purchase = purchaseOf(body, isTwoStep);
  const method = find(bank.state.methods, body.Token, 'Token not found');
  if (!method.isSaved || method.account !== body.AccountId) throw new Refused('not found', 'Token not found');
  const payment = openPayment(bank, purchase, null);
  payment.method = method.id;
  if (await askShop(bank, payment)) charge(bank, payment, method, true);
  else refuse(bank, payment, 'general_decline');
  return { kind: 'payment', id: payment.id };
}

export function confirm(bank: Bank, body: Static<typeof amountBody>): Result {
  capture(bank, ownPayment(bank, body.TransactionId), kopecks(body.Amount));
  return { kind: 'nothing', id: '' };
}

export function cancelPayment(bank: Bank, id: number): Result {
  cancel(bank, ownPayment(bank, id));
  return { kind: 'nothing', id: '' };
}

export function createRefund(bank: Bank, body: Static<typeof refundBody>): Result {
  const payment = ownPayment(bank, body.TransactionId);
  const hasReceipt = body.JsonData?.includes('CustomerReceipt') === true;
  return { kind: 'refund', id: refundPayment(bank, payment, kopecks(body.Amount), hasReceipt).id };
}

export function createPayout(bank: Bank, body: Static<typeof payoutBody>): Result {
  const payout = payouts.createPayout(bank, {
    provider: 'cloudpayments',
    amount: kopecks(body.Amount),
    description: body.Description ?? '',
    metadata: {},
    invoice: body.InvoiceId ?? null,
    account: body.AccountId ?? null,
    destination: { type: 'sbp', phone: body.Receiver.Phone, member: body.MemberId },
  });
  return { kind: 'payout', id: payout.id };
}
