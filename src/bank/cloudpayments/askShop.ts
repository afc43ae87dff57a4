import type { Bank } from '../bank.ts';
import type { Payment } from '../state.ts';
import { codeOf, encode, envelope, paymentFields } from './notification.ts';

/** The shop has so long to answer, ms. */
const answerTimeout = 10_000;

/**
 * The Check call: the shop says whether the money may be taken, before it is.
 * @returns whether it may; without an address nobody is asked, without an answer it may not
 */
export async function askShop(bank: Bank, payment: Payment): Promise<boolean> {
  if (bank.state.addresses.cloudpayments === '') return true;
  const body = encode({
    ...paymentFields(bank, payment),
    Status: payment.purchase.isTwoStep ? 'Authorized' : 'Completed',
  });
  const { url, headers } = envelope(bank, { event: 'check', body });
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    const reply = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    return codeOf(reply.status, await reply.text()) === 0;
  } catch {
    return false;
  }
}
