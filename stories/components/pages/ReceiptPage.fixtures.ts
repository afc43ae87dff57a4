import type { OrderReceipt, Payment } from '#src/components/pages/ReceiptPage/ReceiptPage.tsx';

/** A month of a tier, for stories and tests. */
export const payment: Payment = {
  number: '01980000-0000-7000-8000-000000000001',
  moment: 'Оплачено 25 ноября 2026, 16:39',
  subject: 'Подписка «Первый ряд», автор Анна Рощина',
  kopecks: 50_000,
  email: 'nina@example.ru',
  company: { name: 'ООО «Соавтор»', inn: '7700000000' },
  isTest: false,
};

export const paid = {
  kind: 'paid',
  payment,
  split: {
    author: 'Автору',
    shares: { author: 45_000, platformFee: 3500, paymentFee: 1500 },
    fees: { platform: 7, paymentSystem: 3 },
  },
} as const satisfies OrderReceipt;
