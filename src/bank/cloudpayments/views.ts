import { providerFee } from '../amounts.ts';
import type { Bank } from '../bank.ts';
import { paymentRefusals } from '../refusals.ts';
import type { Checkout, Payment, Payout, Refund } from '../state.ts';

/** As .NET writes dates, and ISO 8601 without a zone; both are UTC. */
const dated = (name: string, moment: string | null) => ({
  [`${name}Date`]: moment === null ? null : `/Date(${Date.parse(moment)})/`,
  [`${name}DateIso`]: moment === null ? null : moment.slice(0, 19),
});

interface Status {
  readonly Status: 'AwaitingAuthentication' | 'Authorized' | 'Completed' | 'Cancelled' | 'Declined';
  readonly StatusCode: number;
}

export function statusOf({ status, refusal }: Pick<Payment, 'status' | 'refusal'>): Status {
  switch (status) {
    case 'pending':
      return { Status: 'AwaitingAuthentication', StatusCode: 1 };
    case 'authorized':
      return { Status: 'Authorized', StatusCode: 2 };
    case 'succeeded':
      return { Status: 'Completed', StatusCode: 3 };
    case 'canceled':
      return refusal === 'canceled_by_merchant' || refusal === 'expired_on_capture'
        ? { Status: 'Cancelled', StatusCode: 4 }
        : { Status: 'Declined', StatusCode: 5 };
  }
}

/** The token exists once the payer has let the shop keep it. */
export function tokenOf(bank: Bank, { method }: Payment): string | null {
  const shown = method === null ? undefined : bank.state.methods[method];
  return shown?.isSaved === true ? shown.id : null;
}

const rubles = (kopecks: number): number => kopecks / 100;

/** Fields of every transaction: of a payment, a refund or a payout. */
const common = (id: string, amount: number, created: string) => ({
  TransactionId: Number(id),
  Amount: rubles(amount),
  Currency: 'RUB',
  CurrencyCode: 0,
  PaymentAmount: rubles(amount),
  PaymentCurrency: 'RUB',
  ...dated('Created', created),
  TestMode: true,
  CultureName: 'ru-RU',
  GatewayName: 'Test',
  // The documentation does not name this field: a client has to ignore it.
  TestBank: { IsUnknown: true },
});

export function transactionView(bank: Bank, payment: Payment): object {
  const { purchase, refusal } = payment;
  const method = payment.method === null ? undefined : bank.state.methods[payment.method];
  const words = refusal === null ? undefined : paymentRefusals[refusal];
  return {
    ...common(payment.id, payment.amount, payment.created),
    PublicId: bank.credentials.cloudpayments.name,
    InvoiceId: purchase.invoice,
    AccountId: purchase.account,
    Email: purchase.email,
    Description: purchase.description,
    JsonData: purchase.data,
    ...dated('Auth', payment.authorized),
    ...dated('Confirm', payment.captured),
    CardFirstSix: method?.kind === 'bank_card' ? '220000' : '',
    CardLastFour: method?.last4 ?? '',
    CardExpDate: '08/29',
    CardType: 'МИР',
    ...statusOf(payment),
    Reason: words?.name ?? 'Approved',
    ReasonCode: words?.code ?? 0,
    CardHolderMessage: words?.text ?? 'Оплата успешно проведена',
    Type: 0,
    Refunded: payment.refunded > 0,
    Token: tokenOf(bank, payment),
    TotalFee: payment.status === 'succeeded' ? rubles(providerFee(payment.amount)) : 0,
  };
}

export const refundView = (refund: Refund): object => ({
  ...common(refund.id, refund.amount, refund.created),
  OriginalTransactionId: Number(refund.payment),
  ...statusOf({ status: refund.status, refusal: null }),
  Reason: refund.refusal === null ? 'Approved' : 'DoNotHonor',
  ReasonCode: refund.refusal === null ? 0 : 5005,
  Type: 1,
});

export const payoutView = (payout: Payout): object => ({
  ...common(payout.id, payout.amount, payout.created),
  InvoiceId: payout.invoice,
  AccountId: payout.account,
  Description: payout.description,
  ...statusOf({ status: payout.status, refusal: null }),
  Reason: payout.refusal === null ? 'Approved' : 'DoNotHonor',
  ReasonCode: payout.refusal === null ? 0 : 5005,
  ...dated('Payout', payout.finished),
  Type: 2,
});

export const orderView = (bank: Bank, { id, number, purchase, created, ...checkout }: Checkout): object => ({
  Id: id,
  Number: number,
  Amount: rubles(purchase.amount),
  Currency: 'RUB',
  CurrencyCode: 0,
  Email: purchase.email,
  Description: purchase.description,
  RequireConfirmation: purchase.isTwoStep,
  Url: `${bank.url}/pay/${id}`,
  ...dated('Created', created),
  Status: checkout.isCanceled ? 'Cancelled' : 'Created',
  StatusCode: checkout.isCanceled ? 2 : 0,
});

/** The fields of a claim are a guess: the documentation at hand names only those of the question. */
export const claimView = ({ id, amount, dispute }: Payment): object => ({
  TransactionId: Number(id),
  Amount: rubles(amount),
  Currency: 'RUB',
  ...dated('Created', dispute?.opened ?? null),
  Status: dispute?.status,
});
