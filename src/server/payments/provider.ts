import type { Kopecks } from '#src/money.ts';

/** Reasons of a refusal with texts of their own. */
export type RefusalReason =
  | 'no_funds'
  | 'card_expired'
  | 'card_data'
  | 'limit'
  | 'not_allowed'
  | 'not_confirmed'
  | 'permission_revoked'
  | 'bank_unavailable'
  | 'unnamed';

/** When the same payment may be tried again: by itself, with another card or by hand, or only after a new consent. */
export type Retry = 'later' | 'other_card' | 'never';

/** A way to pay: by card, or by the system of fast payments. */
export type Way = 'card' | 'sbp';

/** A card or an account that may be charged again. */
export interface SavedMethod {
  /** The provider's token. */
  readonly id: string;
  readonly kind: Way;
  /** «Мир •••• 2208». */
  readonly title: string;
  /** The last month of a card: `2029-08`. */
  readonly expiry?: string;
}

/** State of a payment. `unknown` is no failure: the provider may have charged, and is asked again. */
export type PaymentState =
  | { readonly state: 'pending' }
  | { readonly state: 'authorized' }
  | {
      readonly state: 'succeeded';
      readonly amount: Kopecks;
      /** The fee that the provider keeps; absent if it does not say. */
      readonly cost?: Kopecks;
      readonly method?: SavedMethod;
    }
  | { readonly state: 'refused'; readonly reason: RefusalReason; readonly retry: Retry }
  | { readonly state: 'unknown' };

export interface Payment {
  /** Absent while the provider's answer is unknown. */
  readonly id?: string;
  /** Our attempt that it belongs to; absent in the payment of another shop. */
  readonly attemptId?: string;
  readonly status: PaymentState;
  /** Page of the bank, for a payment that waits for the payer. */
  readonly redirectUrl?: string;
}

export type RefundState =
  | { readonly state: 'pending' }
  | { readonly state: 'succeeded' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'unknown' };

export interface Refund {
  /** Absent while the provider's answer is unknown. */
  readonly id?: string;
  readonly status: RefundState;
}

/** A line of the receipt (54-ФЗ). */
interface ReceiptItem {
  readonly description: string;
  readonly amount: Kopecks;
  readonly vatCode: number;
  /** Author who sells through us as their agent; absent where we sell. */
  readonly supplier?: { readonly name: string; readonly inn: string };
}

/** Data of the receipt that goes with money. */
export interface ReceiptData {
  /** Empty where it is forgotten already: a refund goes without a receipt then. */
  readonly email: string;
  readonly item: ReceiptItem;
}

export interface NewPayment extends ReceiptData {
  /** Our id of the attempt: the idempotency key, and what the payment is found by. */
  readonly attemptId: string;
  readonly amount: Kopecks;
  readonly description: string;
}

export interface NewRedirect extends NewPayment {
  /** Page of ours to which the bank returns the payer. */
  readonly returnUrl: string;
  /** The payer has agreed to recurring charges. */
  readonly savesMethod: boolean;
  /** @default the payer chooses on the provider's page */
  readonly way?: Way;
  /** Our id of the payer, by which the provider keeps their methods. */
  readonly payerId: string;
}

export interface NewCharge extends NewPayment {
  /** The provider's token of a saved method. */
  readonly methodId: string;
  /** Person who asks for the charge: the payer on our page, or nobody but the shop by its schedule. */
  readonly initiator: 'payer' | 'shop';
  readonly payerId: string;
}

interface NewRefund extends ReceiptData {
  /** Our id of the refund: the idempotency key. */
  readonly refundId: string;
  /** The provider's id of the payment. */
  readonly paymentId: string;
  readonly amount: Kopecks;
  /**
   * The payment has no other refund, so one that the provider has is this one: it is looked for first, because providers
   * forget keys. @default false
   */
  readonly isOnly?: boolean;
}

/** Names a payment by our id, the provider's, or both. */
interface PaymentName {
  readonly attemptId?: string;
  readonly id?: string;
}

/** A notification only says where to look: the state is asked for. */
export type Notification =
  | {
      readonly kind: 'payment';
      readonly eventId: string;
      readonly payment: PaymentName;
      /** Sum that the provider is about to charge, where it asks before. */
      readonly amount?: Kopecks;
    }
  | { readonly kind: 'refund'; readonly eventId: string; readonly refundId: string }
  | { readonly kind: 'other'; readonly eventId: string };

/** A request as it came, because signatures are over its bytes. */
export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** Kind of the notification, where its address names it. */
  readonly kind?: string;
}

/**
 * A payment provider. Its calls never throw for what happens on the way, and none is made inside a transaction: a bank
 * may take seconds to answer.
 */
export interface Provider {
  readonly name: string;
  /**
   * Makes a payment that the payer confirms on the provider's page. Repeating it returns the first payment, also after
   * its answer was lost.
   */
  createPayment(payment: NewRedirect): Promise<Payment>;
  /** Charges a saved method without the payer; repeatable like `createPayment`. */
  chargeSaved(payment: NewCharge): Promise<Payment>;
  getPayment(name: PaymentName): Promise<Payment>;
  /**
   * Looks for the payment of an attempt whose answer was lost, and that must not be repeated.
   * @param since moment at which the attempt began
   * @returns `undefined` where the provider has none
   */
  findPayment(attemptId: string, since: Date): Promise<Payment | undefined>;
  /** Repeatable like `createPayment`. */
  refund(refund: NewRefund): Promise<Refund>;
  getRefund(id: string): Promise<Refund>;
  /** @returns `undefined` for a request that does not come from the provider */
  parseNotification(request: SignedRequest): Notification | undefined;
}
