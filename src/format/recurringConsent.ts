import { formatPrice } from './money.ts';
import { monthEnd } from './months.ts';

/** Version of the text that people consent to. It changes with the text, because both are kept as a proof. */
export const consentVersion = '2026-11-28';

const date = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });
const dayOf = (moment: Date) => Number.parseInt(date.format(moment), 10);

/**
 * Consent to recurring charges for a tier (readings D41), as its box says it: how much, when, until when.
 * @param kopecks price of a month
 * @param paidAt moment of the first payment
 */
export function consentText(kopecks: number, paidAt: Date): string {
  const day = dayOf(paidAt);
  const isShort = day > 28 ? ' (в коротком месяце — в последний день)' : '';
  const first = date.format(monthEnd(paidAt, paidAt));
  return `Разрешаю списывать по ${formatPrice(kopecks)} ${day}-го числа каждого месяца${isShort}, начиная с ${first}, пока не отменю подписку. За три дня до списания придёт письмо.`;
}
