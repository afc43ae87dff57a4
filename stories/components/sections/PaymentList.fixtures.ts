import type { PaymentMonth } from '#src/components/sections/PaymentList/PaymentList.tsx';

/** Two months of payments, for stories and tests. */
export const paymentMonths: readonly PaymentMonth[] = [
  {
    id: 'november',
    title: 'Ноябрь 2026',
    rows: [
      {
        id: 'a',
        title: 'Подписка «Первый ряд»',
        note: 'Анна Рощина, 25 ноября, 16:39',
        kopecks: 50_000,
        isRefunded: false,
        href: '/receipt/a',
      },
      {
        id: 'b',
        title: 'Донат',
        note: 'Анна Рощина, 25 ноября, 16:12',
        kopecks: 30_000,
        isRefunded: false,
        href: '/receipt/b',
      },
      {
        id: 'c',
        title: 'Пост «Прогон нового номера»',
        note: 'Марк Шатров, 4 ноября, 10:02',
        kopecks: 15_000,
        isRefunded: true,
        href: '/receipt/c',
      },
    ],
  },
  {
    id: 'october',
    title: 'Октябрь 2026',
    rows: [
      {
        id: 'd',
        title: 'Подписка «Полка»',
        note: 'Олег Саввин, 3 октября, 04:10',
        kopecks: 15_000,
        isRefunded: false,
        href: '/receipt/d',
      },
    ],
  },
];

/** These payments, loaded. */
export const loaded = (value: readonly PaymentMonth[]) =>
  ({ kind: 'ready', value, isRenewing: false }) as const;
