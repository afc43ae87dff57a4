import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Author, cursor, keysetPage, orNull } from './shapes.ts';

/** Subject of a purchase: a month of a tier, a post, or nothing in return (readings D37). */
const Purpose = Type.Union([Type.Literal('tier'), Type.Literal('post'), Type.Literal('donation')]);

/** Reason why the bank has refused the last attempt. */
const RefusalReason = Type.Union([
  Type.Literal('no_funds'),
  Type.Literal('card_expired'),
  Type.Literal('card_data'),
  Type.Literal('limit'),
  Type.Literal('not_allowed'),
  Type.Literal('not_confirmed'),
  Type.Literal('permission_revoked'),
  Type.Literal('bank_unavailable'),
  Type.Literal('unnamed'),
]);

/** A purchase of the person who asks. Sums are in kopecks, moments ISO 8601 with zone. */
const Order = Type.Object({
  id: Type.String({ format: 'uuid' }),
  purpose: Purpose,
  /** Number of the tier, the post, or the author. */
  subject: Type.Integer(),
  /** Name of it when it was ordered. */
  title: Type.String(),
  /** Words that come with a donation. */
  message: Type.String(),
  /** Address of the receipt. */
  email: Type.String(),
  /** `null` once the account is deleted. */
  author: orNull(Author),
  amount: Type.Integer(),
  /** Parts of the amount. */
  shares: Type.Object({ author: Type.Integer(), platform: Type.Integer(), payment: Type.Integer() }),
  /** `pending`: the bank has it. `void`: it can neither be paid nor delivered any more. */
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('expired'),
    Type.Literal('void'),
  ]),
  /** Reason of the last attempt of an open order. */
  refusal: orNull(RefusalReason),
  /** Money of it is on its way back, or has gone back. */
  is_refunded: Type.Boolean(),
  created_at: Type.String(),
  /** Payment can be begun until then. */
  expires_at: Type.String(),
  paid_at: orNull(Type.String()),
  /** Paid at the test bank, which takes no money. */
  is_test: Type.Boolean(),
  /** The company that runs the site, as receipts name it. */
  company: orNull(Type.Object({ name: Type.String(), inn: Type.String() })),
});

/**
 * Purchases of the person. Where nothing can be paid for, creating and paying are 403 with the code `payments_off`.
 */
export const orders = {
  /** Tells before an order if anything can be paid for here. */
  payments: {
    method: 'GET',
    path: '/api/payments/',
    status: 200,
    /** `is_test`: at the test bank, which takes no money. */
    reply: Type.Object({ is_on: Type.Boolean(), is_test: Type.Boolean() }),
  },
  /** Ordering the same thing again returns the order while it lives; the price is that of the tier or the post. */
  createOrder: {
    method: 'POST',
    path: '/api/orders/',
    body: closed({
      purpose: Purpose,
      subject: Type.Integer(),
      /** Kopecks, of a donation only. */
      amount: Type.Optional(Type.Integer()),
      message: Type.Optional(Type.String()),
      /** Post from which a donation is sent. */
      post: Type.Optional(Type.Integer()),
    }),
    isKeyed: true,
    status: 201,
    reply: Order,
  },
  order: { method: 'GET', path: '/api/orders/{id}/', status: 200, reply: Order },
  /** Begins to pay, or goes on: pressed twice it leads to the same page of the bank. */
  payOrder: {
    method: 'POST',
    path: '/api/orders/{id}/pay/',
    body: closed({
      /** Another address for the receipt. */
      email: Type.Optional(Type.String()),
      /** A page of the bank that waits already is used again, whichever way is chosen: two of them could both be paid. */
      method: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('sbp')])),
      /** Charges a saved method, without the bank's page; it excludes `method`. */
      saved_method: Type.Optional(Type.String({ format: 'uuid' })),
      /** Version of the consent to recurring charges, of a tier only: the method is saved once it is paid. */
      consent: Type.Optional(Type.String()),
    }),
    status: 200,
    /** `redirect_url`: the bank's page; `null` while the bank does not answer or charges a saved method, and once nothing is to be paid. */
    reply: Type.Object({ order: Order, redirect_url: orNull(Type.String()) }),
  },
  /** Asks the bank now: for the page to which the bank returns the payer. */
  settleOrder: {
    method: 'POST',
    path: '/api/orders/{id}/settle/',
    body: closed({}),
    status: 200,
    reply: Order,
  },
  /** Newest first. */
  myOrders: {
    method: 'GET',
    path: '/api/orders/',
    query: Type.Object({ cursor }),
    status: 200,
    reply: keysetPage(Order),
  },
} as const satisfies Record<string, Endpoint>;
