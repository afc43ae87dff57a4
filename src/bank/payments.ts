import { type Bank, later, newId, Refused } from './bank.ts';
import { type Decision, findCard } from './cards.ts';
import { isOf } from './isOf.ts';
import { paymentRefusals, type PaymentRefusal } from './refusals.ts';
import { takeScript } from './scripts.ts';
import type { Method, Payment, Purchase } from './state.ts';

/** Seconds in which the code of 3-D Secure has to come, and how many tries there are. */
const secureSeconds = 300;
const secureTries = 3;
export const secureCode = '1234';

/** Seconds for which a sum stays reserved. */
export const reservedSeconds = 7 * 24 * 3600;

/** After how many seconds the second of two answers comes. */
const secondAnswerSeconds = 60;

export function openPayment(bank: Bank, purchase: Purchase, checkout: string | null): Payment {
  const payment: Payment = {
    id: newId(bank, purchase.provider),
    purchase,
    created: bank.now().toISOString(),
    checkout,
    amount: purchase.amount,
    status: 'pending',
    refusal: null,
    method: null,
    authorized: null,
    captured: null,
    secure: null,
    outcome: null,
    refunded: 0,
    refunding: 0,
    dispute: null,
  };
  bank.state.payments[payment.id] = payment;
  bank.unfinished.payments.add(payment);
  return payment;
}

/** The bank's answer by what was scripted, else by the card. */
function decide(bank: Bank, { card, isRevoked }: Method, isRenewal: boolean): Decision {
  if (isRevoked) return { kind: 'refuse', reason: 'permission_revoked' };
  const script = takeScript(bank, ['decline-payment', 'pend-payment'], '');
  if (script?.kind === 'pend-payment') return { kind: 'wait', seconds: script.seconds };
  if (script !== undefined)
    return {
      kind: 'refuse',
      reason: isOf(paymentRefusals, script.reason) ? script.reason : 'general_decline',
    };
  const known = findCard(card);
  return (isRenewal ? known?.renewal : undefined) ?? known?.decision ?? { kind: 'approve' };
}

/** Asks for the money: the payment succeeds, fails, or stays pending. */
export function charge(bank: Bank, payment: Payment, method: Method, isRenewal: boolean): void {
  payment.method = method.id;
  const decision = decide(bank, method, isRenewal);
  switch (decision.kind) {
    case 'approve':
      return approve(bank, payment);
    case 'approve twice':
      return approve(bank, payment, secondAnswerSeconds);
    case 'refuse':
      return refuse(bank, payment, decision.reason);
    case 'ask for a code':
      payment.secure = { tries: secureTries, until: later(bank, secureSeconds) };
      return;
    case 'wait': {
      const at = decision.seconds === null ? null : later(bank, decision.seconds);
      payment.outcome = { at, refusal: null };
    }
  }
}

/** States go forward only: nothing moves a payment that has ended. */
export function approve(bank: Bank, payment: Payment, again?: number): void {
  if (payment.status !== 'pending') return;
  const { purchase } = payment;
  const now = bank.now().toISOString();
  payment.secure = null;
  payment.outcome = null;
  payment.authorized = now;
  const method = payment.method === null ? undefined : bank.state.methods[payment.method];
  if (method !== undefined && purchase.isSaving) method.isSaved = true;
  if (purchase.isTwoStep) {
    payment.status = 'authorized';
    bank.tell({ kind: 'payment.waiting_for_capture', payment }, again);
    return;
  }
  payment.status = 'succeeded';
  payment.captured = now;
  bank.tell({ kind: 'payment.succeeded', payment }, again);
}

export function refuse(bank: Bank, payment: Payment, reason: PaymentRefusal): void {
  if (payment.status !== 'pending' && payment.status !== 'authorized') return;
  payment.status = 'canceled';
  payment.refusal = reason;
  payment.secure = null;
  payment.outcome = null;
  bank.tell({ kind: 'payment.canceled', payment });
}

/**
 * Takes a reserved sum or a part of it.
 * @param amount kopecks
 * @throws {Refused} when nothing is reserved, or less
 */
export function capture(bank: Bank, payment: Payment, amount: number): void {
  if (payment.status !== 'authorized')
    throw new Refused('invalid', 'Only an authorized payment can be captured', 'payment_id');
  if (amount > payment.amount)
    throw new Refused('invalid', 'The amount exceeds what was authorized', 'amount.value');
  payment.amount = amount;
  payment.status = 'succeeded';
  payment.captured = bank.now().toISOString();
  bank.tell({ kind: 'payment.captured', payment });
}

/** @throws {Refused} when the money has been taken, or nothing is left to cancel */
export function cancel(bank: Bank, payment: Payment): void {
  if (payment.status !== 'authorized')
    throw new Refused('invalid', 'Only an authorized payment can be canceled', 'payment_id');
  refuse(bank, payment, 'canceled_by_merchant');
}
