import { createHmac } from 'node:crypto';
import { formatAmount, providerFee } from '../amounts.ts';
import type { Bank, BankEvent } from '../bank.ts';
import { paymentRefusals } from '../refusals.ts';
import type { Notification, Payment } from '../state.ts';
import { statusOf, tokenOf } from './views.ts';

type Fields = Readonly<Record<string, string | null>>;

/** `2026-11-27 14:05:00`, in UTC. */
const dateTime = (moment: string): string => moment.slice(0, 19).replace('T', ' ');

/** Fields of Check, Pay, Fail, Confirm and Cancel; what is `null` is left out. */
export function paymentFields(bank: Bank, payment: Payment): Fields {
  const { purchase, amount } = payment;
  const method = payment.method === null ? undefined : bank.state.methods[payment.method];
  return {
    TransactionId: payment.id,
    Amount: formatAmount(amount),
    Currency: 'RUB',
    PaymentAmount: formatAmount(amount),
    PaymentCurrency: 'RUB',
    DateTime: dateTime(payment.created),
    CardFirstSix: method?.kind === 'bank_card' ? '220000' : '',
    CardLastFour: method?.last4 ?? '',
    CardType: 'МИР',
    CardExpDate: '08/29',
    TestMode: '1',
    OperationType: 'Payment',
    InvoiceId: purchase.invoice,
    AccountId: purchase.account,
    Email: purchase.email,
    Description: purchase.description,
    Data: purchase.data === null ? null : JSON.stringify(purchase.data),
    // The documentation does not name this field: a shop has to ignore it.
    TestBank: '1',
  };
}

const whenPaid = (bank: Bank, payment: Payment): Fields => ({
  ...paymentFields(bank, payment),
  Status: statusOf(payment).Status,
  Token: tokenOf(bank, payment),
  AuthCode: '000000',
  Rrn: payment.id.padStart(12, '0'),
  GatewayName: 'Test',
  TotalFee: formatAmount(providerFee(payment.amount)),
  VatAboveTotalFee: '0.00',
});

export const encode = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();

function describe(bank: Bank, event: BankEvent): { name: string; id: string; fields: Fields } | undefined {
  switch (event.kind) {
    case 'payment.waiting_for_capture':
    case 'payment.succeeded':
      return { name: 'pay', id: event.payment.id, fields: whenPaid(bank, event.payment) };
    case 'payment.captured':
      return { name: 'confirm', id: event.payment.id, fields: whenPaid(bank, event.payment) };
    case 'payment.canceled': {
      const { payment } = event;
      if (statusOf(payment).Status === 'Cancelled')
        return { name: 'cancel', id: payment.id, fields: paymentFields(bank, payment) };
      const { name, code } = paymentRefusals[payment.refusal ?? 'general_decline'];
      const reason = { Reason: name, ReasonCode: String(code), Status: 'Declined' };
      return { name: 'fail', id: payment.id, fields: { ...paymentFields(bank, payment), ...reason } };
    }
    case 'refund.succeeded': {
      const { refund, payment } = event;
      const fields = {
        ...paymentFields(bank, payment),
        TransactionId: refund.id,
        PaymentTransactionId: payment.id,
        Amount: formatAmount(refund.amount),
        DateTime: dateTime(refund.created),
        OperationType: 'Refund',
      };
      return { name: 'refund', id: refund.id, fields };
    }
    // Nothing is told of payouts: the shop asks for them.
    case 'payout.succeeded':
    case 'payout.canceled':
      return undefined;
  }
}

/** A message of an event, as the transaction is at this moment. */
function compose(bank: Bank, event: BankEvent): Pick<Notification, 'event' | 'object' | 'body'> | undefined {
  const described = describe(bank, event);
  return described && { event: described.name, object: described.id, body: encode(described.fields) };
}

/** The address of a message and its two signatures: one covers the body as sent, the other the decoded body. */
export function envelope(bank: Bank, { event, body }: Pick<Notification, 'event' | 'body'>) {
  const sign = (text: string): string =>
    createHmac('sha256', bank.credentials.cloudpayments.secret).update(text).digest('base64');
  return {
    url: `${bank.state.addresses.cloudpayments.replace(/\/$/, '')}/${event}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': sign(body),
      'x-content-hmac': sign(decodeURIComponent(body.replaceAll('+', ' '))),
    },
  };
}

/** The number in `{"code":0}`; undefined when the shop said something else. */
export function codeOf(status: number, text: string): number | undefined {
  if (status !== 200) return undefined;
  try {
    const code: unknown = Object(JSON.parse(text)).code;
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}

const isTaken = (status: number, text: string): boolean => codeOf(status, text) === 0;

/** How CloudPayments tells of events. */
export const cloudPaymentsMessages = { compose, envelope, isTaken };
