import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Empty, orNull } from './shapes.ts';

/** A card or an account that the person lets the site charge again. */
const PaymentMethod = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Union([Type.Literal('card'), Type.Literal('sbp')]),
  /** «Мир •••• 2208». */
  title: Type.String(),
  /** The last month of a card: `2029-08`. */
  expiry: orNull(Type.String()),
  is_expired: Type.Boolean(),
  /** `false`: it has expired, or the site pays by another provider now. */
  is_usable: Type.Boolean(),
  /** Moment of the consent, ISO 8601 with zone. */
  saved_at: Type.String(),
});

/** The person's saved methods, the newest consent first. */
export const paymentMethods = {
  paymentMethods: {
    method: 'GET',
    path: '/api/payment-methods/',
    status: 200,
    reply: Type.Array(PaymentMethod),
  },
  /** Ends every charge of it at once. Only a new consent saves it again. */
  revokePaymentMethod: {
    method: 'DELETE',
    path: '/api/payment-methods/{id}/',
    status: 204,
    reply: Empty,
  },
} as const satisfies Record<string, Endpoint>;
