import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { parseAmount } from '../amounts.ts';
import { type Bank, find, Refused } from '../bank.ts';
import { cancel, capture, charge, openPayment } from '../payments.ts';
import * as payouts from '../payouts.ts';
import { refundPayment } from '../refunds.ts';
import type { Method, Payment, Payout, Purchase, Refund, Result } from '../state.ts';
import { checkReceipt, checkRiding } from './receipts.ts';
import type { captureBody, paymentBody, payoutBody, receiptBody, refundBody } from './schemas.ts';

/** @throws {Refused} when the sum is zero */
function kopecks({ value }: { readonly value: string }): number {
  const amount = parseAmount(value);
  if (amount === undefined) throw new Refused('invalid', 'The amount has to be above zero', 'amount.value');
  return amount;
}

/** A payment of the other wire format is none of YooKassa's. */
export function ownPayment({ state }: Bank, id: string): Payment {
  const payment = find(state.payments, id, 'No such payment');
  if (payment.purchase.provider !== 'yookassa') throw new Refused('not found', 'No such payment');
  return payment;
}

export function ownRefund(bank: Bank, id: string): Refund {
  const refund = find(bank.state.refunds, id, 'No such refund');
  ownPayment(bank, refund.payment);
  return refund;
}

export function ownPayout({ state }: Bank, id: string): Payout {
  const payout = find(state.payouts, id, 'No such payout');
  if (payout.provider !== 'yookassa') throw new Refused('not found', 'No such payout');
  return payout;
}

function savedMethod({ state }: Bank, id: string): Method {
  const method = Object.hasOwn(state.methods, id) ? state.methods[id] : undefined;
  if (method === undefined || !method.isSaved)
    throw new Refused('invalid', 'The payment method is not saved', 'payment_method_id');
  return method;
}

export function createPayment(bank: Bank, body: Static<typeof paymentBody>): Result {
  const amount = kopecks(body.amount);
  checkRiding(body.receipt, amount);
  const purchase: Purchase = {
    provider: 'yookassa',
    amount,
    description: body.description ?? '',
    isTwoStep: body.capture !== true,
    isSaving: body.save_payment_method === true,
    way: body.payment_method_data?.type ?? 'any',
    metadata: body.metadata ?? {},
    invoice: null,
    account: body.merchant_customer_id ?? null,
    email: null,
    data: null,
    hasReceipt: body.receipt !== undefined,
  };
  if (body.payment_method_id !== undefined) {
    const method = savedMethod(bank, body.payment_method_id);
    const payment = openPayment(bank, purchase, null);
    charge(bank, payment, method, true);
    return { kind: 'payment', id: payment.id };
  }
  if (body.confirmation === undefined) throw new Refused('invalid', 'It is needed', 'confirmation');
  const checkout = randomUUID();
  const payment = openPayment(bank, purchase, checkout);
  bank.state.checkouts[checkout] = {
    id: checkout,
    number: 0,
    purchase,
    created: payment.created,
    success: body.confirmation.return_url,
    fail: body.confirmation.return_url,
    isCanceled: false,
    payment: payment.id,
  };
  return { kind: 'payment', id: payment.id };
}

export function capturePayment(bank: Bank, id: string, body: Static<typeof captureBody>): Result {
  const payment = ownPayment(bank, id);
  const amount = body.amount === undefined ? payment.amount : kopecks(body.amount);
  checkRiding(body.receipt, amount);
  capture(bank, payment, amount);
  return { kind: 'payment', id };
}

export function cancelPayment(bank: Bank, id: string): Result {
  cancel(bank, ownPayment(bank, id));
  return { kind: 'payment', id };
}

export function createRefund(bank: Bank, body: Static<typeof refundBody>): Result {
  const payment = ownPayment(bank, body.payment_id);
  const amount = kopecks(body.amount);
  checkRiding(body.receipt, amount);
  return { kind: 'refund', id: refundPayment(bank, payment, amount, body.receipt !== undefined).id };
}

export function createReceipt(bank: Bank, body: Static<typeof receiptBody>): Result {
  checkReceipt(body);
  if (body.payment_id !== undefined) ownPayment(bank, body.payment_id);
  if (body.refund_id !== undefined) ownRefund(bank, body.refund_id);
  const id = randomUUID();
  bank.state.receipts[id] = { id, created: bank.now().toISOString(), content: body };
  return { kind: 'receipt', id };
}

/** Cards are shown by their ends, as the provider does. */
function destinationOf(body: Static<typeof payoutBody>): object {
  const { payout_destination_data: data } = body;
  switch (data?.type) {
    case 'bank_card': {
      const { number } = data.card;
      return {
        type: data.type,
        card: { first6: number.slice(0, 6), last4: number.slice(-4), card_type: 'Mir' },
      };
    }
    case 'sbp':
      return { ...data, recipient_checked: true, sbp_operation_id: randomUUID() };
    case 'yoo_money':
      return data;
    case undefined:
      if (body.payment_method_id === undefined && body.payout_token === undefined)
        throw new Refused('invalid', 'It is needed', 'payout_destination_data');
      return { type: 'bank_card', card: { first6: '220000', last4: '0004', card_type: 'Mir' } };
  }
}

export function createPayout(bank: Bank, body: Static<typeof payoutBody>): Result {
  const payout = payouts.createPayout(bank, {
    provider: 'yookassa',
    amount: kopecks(body.amount),
    description: body.description ?? '',
    metadata: body.metadata ?? {},
    invoice: null,
    account: null,
    destination: destinationOf(body),
  });
  return { kind: 'payout', id: payout.id };
}
