import { expect, it } from 'vitest';
import { consentText } from '#src/format/recurringConsent.ts';

const text = (price: number, paidAt: string) =>
  consentText(price, new Date(paidAt)).replaceAll('\u00A0', ' ');

it('the consent says how much is charged, when, and until when', () => {
  expect(text(50_000, '2026-11-25T16:38:00+03:00')).toBe(
    'Разрешаю списывать по 500 руб. 25-го числа каждого месяца, начиная с 25 декабря, пока не отменю подписку. За три дня до списания придёт письмо.',
  );
});

it('names Moscow’s day, and the last day of a short month', () => {
  expect(text(50_000, '2027-01-30T22:00:00Z')).toContain(
    '31-го числа каждого месяца (в коротком месяце — в последний день), начиная с 28 февраля',
  );
});
