import { randomUUID } from 'node:crypto';
import { type Bank, type BankEvent, later } from './bank.ts';
import { cloudPaymentsMessages } from './cloudpayments/notification.ts';
import { takeScript } from './scripts.ts';
import type { Notification, Provider } from './state.ts';
import { yookassaMessages } from './yookassa/notification.ts';

/** Seconds before a message is sent again; the last pause goes on for a day. */
const pauses = [1, 5, 30, 60, 600, 3600];
const givenUpAfter = 24 * 3600;
const rememberedEnds = 100;
/** A shop that says nothing for so long has not answered, ms. */
const answerTimeout = 10_000;

const formats = { yookassa: yookassaMessages, cloudpayments: cloudPaymentsMessages };

const providerOf = (event: BankEvent): Provider =>
  'payment' in event ? event.payment.purchase.provider : event.payout.provider;

/** Queues a message about an event, with whatever was scripted for it. */
export function notify(bank: Bank, event: BankEvent, again?: number): void {
  const provider = providerOf(event);
  const message = formats[provider].compose(bank, event);
  if (message === undefined || bank.state.addresses[provider] === '') return;
  const take = (...kinds: Parameters<typeof takeScript>[1]) => takeScript(bank, kinds, message.event);
  const [delay, duplicate] = [take('delay'), take('duplicate')];
  const status = take('lose') ? 'lost' : take('reorder') ? 'held' : 'waiting';
  const add = (seconds: number): void => {
    bank.state.notifications.push({
      ...message,
      id: randomUUID(),
      provider,
      created: later(bank, 0),
      due: later(bank, seconds),
      tries: 0,
      status,
      answer: null,
    });
  };
  if (status !== 'held') releaseHeld(bank, delay?.seconds ?? 0);
  add(delay?.seconds ?? 0);
  if (duplicate) add(duplicate.seconds);
  if (again !== undefined) add(again);
}

/** A held message goes a second after the one that overtakes it. */
function releaseHeld(bank: Bank, seconds: number): void {
  for (const notification of bank.state.notifications) {
    if (notification.status !== 'held') continue;
    notification.status = 'waiting';
    notification.due = later(bank, seconds + 1);
  }
}

async function deliver(bank: Bank, notification: Notification, stop: AbortSignal): Promise<void> {
  const format = formats[notification.provider];
  const { url, headers } = format.envelope(bank, notification);
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(answerTimeout)]);
    const reply = await fetch(url, {
      method: 'POST',
      body: notification.body,
      headers,
      redirect: 'manual',
      signal,
    });
    notification.answer = String(reply.status);
    if (format.isTaken(reply.status, await reply.text())) {
      notification.status = 'delivered';
      return;
    }
  } catch {
    if (stop.aborted) return;
    notification.answer = 'нет ответа';
  }
  notification.tries += 1;
  notification.due = later(bank, pauses[notification.tries - 1] ?? pauses.at(-1) ?? 0);
  if (notification.created <= later(bank, -givenUpAfter)) notification.status = 'given up';
}

/** The next message that is due: the oldest moment first. */
const nextDue = (bank: Bank): Notification | undefined => {
  const now = later(bank, 0);
  return bank.state.notifications
    .filter(({ status, due }) => status === 'waiting' && due <= now)
    .sort((a, b) => a.due.localeCompare(b.due))[0];
};

/** Sends all that is due, one after the other. @returns whether there was anything */
export async function deliverDue(bank: Bank, stop: AbortSignal): Promise<boolean> {
  let hasSent = false;
  for (let next = nextDue(bank); next !== undefined && !stop.aborted; next = nextDue(bank)) {
    hasSent = true;
    await deliver(bank, next, stop);
  }
  forgetOld(bank);
  return hasSent;
}

/** The newest of those that have ended stay, for the control panel. */
function forgetOld({ state }: Bank): void {
  const ended = state.notifications.filter(({ status }) => status !== 'waiting' && status !== 'held');
  const forgotten = new Set(ended.slice(0, -rememberedEnds));
  if (forgotten.size > 0) state.notifications = state.notifications.filter((item) => !forgotten.has(item));
}
