import type { PaymentRefusal, PayoutRefusal, RefundRefusal } from './refusals.ts';
import type { Script } from './scriptKinds.ts';

/** The wire format in which a shop speaks. */
export type Provider = 'yookassa' | 'cloudpayments';

/** The shop's request for money. Sums are in kopecks, moments are ISO 8601 in UTC. */
export interface Purchase {
  readonly provider: Provider;
  readonly amount: number;
  readonly description: string;
  /** The money is reserved first and taken by another call. */
  readonly isTwoStep: boolean;
  /** The payer lets the shop charge the same way again. */
  readonly isSaving: boolean;
  readonly way: 'any' | MethodKind;
  readonly metadata: Readonly<Record<string, string>>;
  readonly invoice: string | null;
  readonly account: string | null;
  readonly email: string | null;
  readonly data: unknown;
  readonly hasReceipt: boolean;
}

/** A page where one purchase is paid for. */
export interface Checkout {
  readonly id: string;
  readonly number: number;
  readonly purchase: Purchase;
  readonly created: string;
  /** Addresses of the shop, to which people return. */
  readonly success: string | null;
  readonly fail: string | null;
  isCanceled: boolean;
  /** The last payment that was begun here. */
  payment: string | null;
}

export type MethodKind = 'bank_card' | 'sbp';

/** A card or an account that may be charged again. */
export interface Method {
  readonly id: string;
  readonly kind: MethodKind;
  readonly account: string | null;
  /** Number of the test card; empty for an account. */
  readonly card: string;
  last4: string;
  isSaved: boolean;
  isRevoked: boolean;
}

/** How something pending ends, and when; `null` never comes. */
interface Outcome<Reason> {
  readonly at: string | null;
  /** `null` is a success. */
  readonly refusal: Reason | null;
}

export interface Payment {
  readonly id: string;
  readonly purchase: Purchase;
  readonly created: string;
  readonly checkout: string | null;
  amount: number;
  status: 'pending' | 'authorized' | 'succeeded' | 'canceled';
  refusal: PaymentRefusal | null;
  method: Method['id'] | null;
  /** Last moves, for the views. */
  authorized: string | null;
  captured: string | null;
  /** A code is awaited from the payer. */
  secure: { tries: number; readonly until: string } | null;
  outcome: Outcome<PaymentRefusal> | null;
  /** Kopecks of refunds that have succeeded, and of those on their way. */
  refunded: number;
  refunding: number;
  dispute: { readonly opened: string; status: 'open' | 'won' | 'lost' } | null;
}

export interface Refund {
  readonly id: string;
  readonly payment: Payment['id'];
  readonly amount: number;
  readonly created: string;
  /** It came with a receipt. */
  readonly hasReceipt: boolean;
  status: 'pending' | 'succeeded' | 'canceled';
  refusal: RefundRefusal | null;
  outcome: Outcome<RefundRefusal> | null;
}

export interface Payout {
  readonly id: string;
  readonly provider: Provider;
  readonly amount: number;
  readonly description: string;
  readonly created: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly invoice: string | null;
  readonly account: string | null;
  /** As the provider's answer has it. */
  readonly destination: object;
  status: 'pending' | 'succeeded' | 'canceled';
  finished: string | null;
  refusal: PayoutRefusal | null;
  outcome: Outcome<PayoutRefusal> | null;
}

export interface Receipt {
  readonly id: string;
  readonly created: string;
  /** As it was sent. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** A message to the shop, as it is sent until the shop has taken it. */
export interface Notification {
  readonly id: string;
  readonly provider: Provider;
  readonly event: string;
  readonly object: string;
  readonly body: string;
  readonly created: string;
  due: string;
  tries: number;
  status: 'waiting' | 'held' | 'delivered' | 'lost' | 'given up';
  /** The shop's last answer: a status, or that there was none. */
  answer: string | null;
}

/** The object that a call has made: a repetition gets the same one. */
export interface Result {
  readonly kind: 'payment' | 'refund' | 'payout' | 'receipt' | 'order' | 'nothing';
  readonly id: string;
}

/** An idempotence key with the request that came first. */
interface Key {
  readonly request: string;
  /** The moment at which it is forgotten. */
  readonly until: string;
  readonly result: Result;
}

/** Everything the bank remembers: one JSON file. */
export interface State {
  /** Milliseconds by which the bank's clock is ahead. */
  clockAhead: number;
  nextNumber: number;
  readonly addresses: Record<Provider, string>;
  readonly checkouts: Record<string, Checkout>;
  readonly payments: Record<string, Payment>;
  readonly methods: Record<string, Method>;
  readonly refunds: Record<string, Refund>;
  readonly payouts: Record<string, Payout>;
  readonly receipts: Record<string, Receipt>;
  readonly keys: Record<string, Key>;
  notifications: Notification[];
  scripts: Script[];
}

export const emptyState = (): State => ({
  clockAhead: 0,
  nextNumber: 100_001,
  addresses: { yookassa: '', cloudpayments: '' },
  checkouts: {},
  payments: {},
  methods: {},
  refunds: {},
  payouts: {},
  receipts: {},
  keys: {},
  notifications: [],
  scripts: [],
});
