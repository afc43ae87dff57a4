import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { cursor, keysetPage, orNull } from './shapes.ts';

const Purpose = Type.Union([Type.Literal('tier'), Type.Literal('post'), Type.Literal('donation')]);

/** A movement of an author's money. Sums are in kopecks; what leaves is negative. */
const Movement = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** ISO 8601 with zone. */
  happened_at: Type.String(),
  kind: Type.Union([
    Type.Literal('sale'),
    Type.Literal('refund'),
    Type.Literal('payout'),
    Type.Literal('dispute'),
    Type.Literal('other'),
  ]),
  /** Subject of the payment; of a refund too. `null` where there is none. */
  purpose: orNull(Purpose),
  /** Name of the tier or the post when it was sold. */
  title: Type.String(),
  /** Words that came with a donation. */
  message: Type.String(),
  /** Name of the payer as others see it; `null` without a payer, and once their account is deleted. */
  payer: orNull(Type.String()),
  /** The whole payment; `null` where nothing was paid. */
  gross: orNull(Type.Integer()),
  /** Parts of the payment that the author does not get, negative; positive where they go back. */
  platform_fee: Type.Integer(),
  payment_fee: Type.Integer(),
  /** Change of the balance: what is left of the payment. */
  net: Type.Integer(),
  /** The balance after it: held, available and disputed money less the debt. */
  balance: Type.Integer(),
});

const statementQuery = Type.Object({
  /** Only of this kind. */
  kind: Type.Optional(Type.Union([Purpose, Type.Literal('payout'), Type.Literal('refund')])),
  /** First and last day, Moscow time: `2026-11-25`. */
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  cursor,
});

/** Money of the person as an author. Sums are in kopecks. */
export const money = {
  /** Balances by account. */
  money: {
    method: 'GET',
    path: '/api/money/',
    status: 200,
    reply: Type.Object({
      hold: Type.Integer(),
      available: Type.Integer(),
      in_payout: Type.Integer(),
      disputed: Type.Integer(),
      /** Negative, or zero. */
      debt: Type.Integer(),
      /** Parts of the held money by the day on which they become available, the next one first. */
      maturing: Type.Array(Type.Object({ date: Type.String(), amount: Type.Integer() })),
      /** Day of the first movement, Moscow time; `null` before it. */
      since: orNull(Type.String()),
    }),
  },
  /** Newest first. */
  statement: {
    method: 'GET',
    path: '/api/money/statement/',
    query: statementQuery,
    status: 200,
    reply: keysetPage(Movement),
  },
  /**
   * The same rows as a file, in parts that are put together as they come: the first begins with the head. `next`: cursor
   * of the next part.
   */
  statementFile: {
    method: 'GET',
    path: '/api/money/statement/file/',
    query: statementQuery,
    status: 200,
    reply: Type.Object({ content: Type.String(), next: orNull(Type.String()) }),
  },
} as const satisfies Record<string, Endpoint>;
