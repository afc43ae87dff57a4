import { expect, test } from 'vitest';
import type { PaymentMethod } from '#src/data/paymentMethods/usePaymentMethods.ts';
import { presentPaymentMethod } from '#src/app/settings/usePaymentMethodList.ts';

const now = new Date('2026-11-28T12:00:00+03:00');
const method: PaymentMethod = {
  ...{ id: 'a', kind: 'card' as const, title: 'Мир •••• 2208', expiry: '2029-08' },
  ...{ is_expired: false, is_usable: true, saved_at: '2026-11-09T12:00:00+03:00' },
};
const present = (changes: object) => {
  const { note, isDead } = presentPaymentMethod({ ...method, ...changes }, { kind: 'idle' }, now);
  return [note.replaceAll('\u00A0', ' '), isDead];
};

test('a card says its last month, an account the day of the consent', () => {
  expect(present({})).toEqual(['До августа 2029', false]);
  expect(present({ expiry: '2026-10', is_expired: true, is_usable: false })).toEqual([
    'Действовала до октября 2026',
    true,
  ]);
  expect(present({ kind: 'sbp', expiry: null })).toEqual(['Разрешение от 9 ноября', false]);
});
