import type { Static } from 'typebox';
import { parseAmount } from '../amounts.ts';
import { Refused } from '../bank.ts';
import type { paymentBody, receiptBody } from './schemas.ts';

type Items = Static<typeof receiptBody>['items'];

/** Kopecks of all lines. */
const totalOf = (items: Items): number =>
  items.reduce(
    (total, { amount, quantity }) => total + Math.round((parseAmount(amount.value) ?? 0) * Number(quantity)),
    0,
  );

/**
 * A receipt that rides along is for the whole sum and knows no agents.
 * @param amount kopecks
 * @throws {Refused} otherwise
 */
export function checkRiding(receipt: Static<typeof paymentBody>['receipt'], amount: number): void {
  if (receipt === undefined) return;
  if (totalOf(receipt.items) !== amount)
    throw new Refused('invalid', 'The receipt and the amount do not agree', 'receipt.items');
  if (receipt.items.some((item) => item.agent_type !== undefined || item.supplier !== undefined))
    throw new Refused('invalid', 'An agent is named in a receipt after the payment only', 'receipt.items');
}

/** @throws {Refused} when lines and settlements differ, or it belongs to nothing */
export function checkReceipt({ type, items, settlements, ...body }: Static<typeof receiptBody>): void {
  if ((type === 'payment' ? body.payment_id : body.refund_id) === undefined)
    throw new Refused('invalid', 'It says neither payment nor refund', `${type}_id`);
  const settled = settlements.reduce((total, { amount }) => total + (parseAmount(amount.value) ?? 0), 0);
  if (totalOf(items) !== settled)
    throw new Refused('invalid', 'Items and settlements do not agree', 'settlements');
}
