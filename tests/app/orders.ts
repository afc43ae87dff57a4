import type { Order } from '#src/api/contract.ts';

/** A month of a tier that was paid at the test bank. */
export const paidOrder: Order = {
  id: '01980000-0000-7000-8000-000000000001',
  purpose: 'tier',
  subject: 7,
  title: 'Первый ряд',
  message: '',
  email: 'nina@example.ru',
  author: { id: 3, user_id: 30, name: 'Анна Рощина', role: 'Режиссёр', portrait: 'anna' },
  amount: 50_000,
  shares: { author: 45_000, platform: 3500, payment: 1500 },
  state: 'paid',
  refusal: null,
  is_refunded: false,
  created_at: '2026-11-25T12:38:00Z',
  expires_at: '2099-11-25T14:08:00Z',
  paid_at: '2026-11-25T12:39:00Z',
  is_test: true,
  company: null,
};
