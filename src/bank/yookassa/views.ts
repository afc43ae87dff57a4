import type { Bank } from '../bank.ts';
import { formatAmount, providerFee } from '../amounts.ts';
import { findCard } from '../cards.ts';
import { reservedSeconds } from '../payments.ts';
import { refundableOf } from '../refunds.ts';
import type { Method, Payment, Payout, Receipt, Refund } from '../state.ts';

const rubles = (kopecks: number) => ({ value: formatAmount(kopecks), currency: 'RUB' });

const afterSeconds = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + seconds * 1000).toISOString();

const methodView = ({ id, kind, last4, isSaved }: Method) => ({
  id,
  type: kind,
  saved: isSaved,
  status: isSaved ? 'active' : 'inactive',
  title: kind === 'sbp' ? 'СБП' : `Bank card *${last4}`,
  ...(kind === 'bank_card' && {
    card: {
      first6: '220000',
      last4,
      expiry_month: '08',
      expiry_year: '2029',
      card_type: 'Mir',
      issuer_country: 'RU',
    },
  }),
});

/** The documentation does not name this field: a client has to ignore it. */
const unknownFields = { test_bank: { is_unknown: true } };

const asksForCode = (method: Method | undefined): boolean =>
  findCard(method?.card ?? '')?.decision.kind === 'ask for a code';

export function paymentView(bank: Bank, payment: Payment): object {
  const { id, status, purchase, amount, checkout, method, refusal, authorized } = payment;
  const shown = method === null ? undefined : bank.state.methods[method];
  const isPaid = status === 'succeeded' || status === 'authorized';
  return {
    id,
    status: status === 'authorized' ? 'waiting_for_capture' : status,
    paid: isPaid,
    amount: rubles(amount),
    ...(status === 'succeeded' && { income_amount: rubles(amount - providerFee(amount)) }),
    created_at: payment.created,
    ...(payment.captured !== null && { captured_at: payment.captured }),
    ...(status === 'authorized' &&
      authorized !== null && { expires_at: afterSeconds(authorized, reservedSeconds) }),
    description: purchase.description,
    metadata: purchase.metadata,
    ...(purchase.account !== null && { merchant_customer_id: purchase.account }),
    ...(status === 'pending' &&
      checkout !== null && {
        confirmation: {
          type: 'redirect',
          return_url: bank.state.checkouts[checkout]?.success,
          confirmation_url: `${bank.url}/pay/${checkout}`,
        },
      }),
    ...(shown !== undefined && { payment_method: methodView(shown) }),
    recipient: { account_id: bank.credentials.yookassa.name, gateway_id: '1' },
    ...(payment.refunded > 0 && { refunded_amount: rubles(payment.refunded) }),
    refundable: refundableOf(payment) > 0,
    test: true,
    ...(refusal !== null && { cancellation_details: { party: partyOf(refusal), reason: refusal } }),
    ...(isPaid && {
      authorization_details: {
        rrn: id.replaceAll(/\D/g, '').padEnd(12, '0').slice(0, 12),
        auth_code: '000000',
        three_d_secure: { applied: asksForCode(shown) },
      },
    }),
    ...(purchase.hasReceipt && isPaid && { receipt_registration: 'succeeded' }),
    ...unknownFields,
  };
}

function partyOf(refusal: NonNullable<Payment['refusal']>): string {
  switch (refusal) {
    case 'canceled_by_merchant':
      return 'merchant';
    case 'expired_on_capture':
    case 'expired_on_confirmation':
    case 'permission_revoked':
      return 'yoo_money';
    default:
      return 'payment_network';
  }
}

export const refundView = ({ id, payment, amount, created, status, refusal }: Refund): object => ({
  id,
  payment_id: payment,
  status,
  amount: rubles(amount),
  created_at: created,
  ...(refusal !== null && {
    cancellation_details: {
      party: refusal === 'insufficient_funds' ? 'yoo_money' : 'refund_network',
      reason: refusal,
    },
  }),
  ...unknownFields,
});

export const payoutView = (payout: Payout): object => ({
  id: payout.id,
  status: payout.status,
  amount: rubles(payout.amount),
  payout_destination: payout.destination,
  description: payout.description,
  created_at: payout.created,
  ...(payout.status === 'succeeded' && { succeeded_at: payout.finished }),
  metadata: payout.metadata,
  ...(payout.refusal !== null && {
    cancellation_details: {
      party: payout.refusal === 'insufficient_funds' ? 'yoo_money' : 'payout_network',
      reason: payout.refusal,
    },
  }),
  test: true,
  ...unknownFields,
});

export const receiptView = ({ id, created, content }: Receipt): object => ({
  id,
  ...content,
  status: 'succeeded',
  fiscal_document_number: '1',
  fiscal_storage_number: '9288000100115785',
  fiscal_attribute: '2617603921',
  fiscal_provider_id: id,
  registered_at: created,
  ...unknownFields,
});
