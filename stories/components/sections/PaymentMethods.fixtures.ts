import type { SavedPaymentMethod } from '#src/components/sections/PaymentMethods/PaymentMethods.tsx';

/** Saved methods for stories and tests. */
export const card: SavedPaymentMethod = {
  id: 'a',
  kind: 'card',
  title: 'Мир •••• 2208',
  note: 'До августа 2029',
  isDead: false,
  forbidding: { kind: 'idle' },
};

export const expired: SavedPaymentMethod = {
  id: 'b',
  kind: 'card',
  title: 'Мир •••• 0917',
  note: 'Действовала до октября 2026',
  isDead: true,
  forbidding: { kind: 'idle' },
};

export const account: SavedPaymentMethod = {
  id: 'c',
  kind: 'sbp',
  title: 'СБП',
  note: 'Разрешение от 9 ноября',
  isDead: false,
  forbidding: { kind: 'idle' },
};

/** These methods, loaded. */
export const ready = (...value: SavedPaymentMethod[]) =>
  ({ kind: 'ready', value, isRenewing: false }) as const;
