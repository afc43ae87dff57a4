import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Payment, Payout, Provider, Refund, Result, State } from './state.ts';

/** Something of which the shop is to hear. */
export type BankEvent =
  | {
      readonly kind: 'payment.waiting_for_capture' | 'payment.succeeded' | 'payment.canceled';
      readonly payment: Payment;
    }
  /** A reserved sum was taken: CloudPayments tells it apart from the payment. */
  | { readonly kind: 'payment.captured'; readonly payment: Payment }
  | { readonly kind: 'refund.succeeded'; readonly payment: Payment; readonly refund: Refund }
  | { readonly kind: 'payout.succeeded' | 'payout.canceled'; readonly payout: Payout };

/** The name of a shop, and its secret. */
export interface Credentials {
  readonly name: string;
  readonly secret: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tells whether the header of Basic authorization has these credentials, in constant time. */
export function isAuthorized(header: string | undefined, { name, secret }: Credentials): boolean {
  const expected = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  return timingSafeEqual(digest(header ?? ''), digest(expected));
}

export interface Unfinished {
  readonly payments: Set<Payment>;
  readonly refunds: Set<Refund>;
  readonly payouts: Set<Payout>;
}

export interface Bank {
  readonly state: State;
  /** Origin of its own pages. */
  readonly url: string;
  readonly shop: string;
  readonly credentials: Readonly<Record<Provider, Credentials>>;
  /** Calls under an idempotence key that have not ended. */
  readonly running: Map<string, Promise<Result>>;
  /** Payments, refunds and payouts that have not ended: time may move them. All others are left alone. */
  readonly unfinished: Unfinished;
  /** The bank's clock. */
  readonly now: () => Date;
  /** Queues what the shop is to hear; `again` sends it once more after so many seconds. */
  readonly tell: (event: BankEvent, again?: number) => void;
  /** Ends when the state is on the disk. */
  readonly save: () => Promise<void>;
}

/** A call that the bank refuses. */
export class Refused extends Error {
  readonly kind: 'invalid' | 'not found';
  /** The field that is wrong. */
  readonly parameter: string | undefined;

  constructor(kind: 'invalid' | 'not found', message: string, parameter?: string) {
    super(message);
    this.kind = kind;
    this.parameter = parameter;
  }
}

/** YooKassa names things by UUIDs, CloudPayments counts them. */
export function newId({ state }: Bank, provider: Provider): string {
  if (provider === 'yookassa') return randomUUID();
  state.nextNumber += 1;
  return String(state.nextNumber);
}

/** ISO 8601 of so many seconds from now. */
export const later = ({ now }: Bank, seconds: number): string =>
  new Date(now().getTime() + seconds * 1000).toISOString();

/** @throws {Refused} when the table has none of that id */
export function find<Item>(table: Readonly<Record<string, Item>>, id: string, message: string): Item {
  const item = Object.hasOwn(table, id) ? table[id] : undefined;
  if (item === undefined) throw new Refused('not found', message);
  return item;
}
