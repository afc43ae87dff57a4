import type { TimelineStep } from '#src/components/sections/Timeline/Timeline.tsx';

/** The bank has not answered yet; for stories and tests. */
export const waitingSteps: readonly TimelineStep[] = [
  {
    kind: 'done',
    title: 'Заказ принят',
    note: '«Первый ряд», 500 руб. Эта цена уже не изменится',
    time: '16:38:02',
  },
  {
    kind: 'now',
    title: 'Банк спрашивает подтверждение',
    note: 'Мир •••• 2208. Код мог прийти на телефон',
    time: '40 с',
  },
  { kind: 'next', title: 'Откроются 34 поста', note: 'И появится запись в «Подписках»' },
];

/** The bank's page was left. */
export const returnedSteps: readonly TimelineStep[] = [
  { kind: 'done', title: 'Заказ принят', note: '«Первый ряд», 500 руб. Ждёт вас до 17:08', time: '16:38:02' },
  { kind: 'failed', title: 'Оплаты не было', note: 'Страницу банка закрыли в 16:41', time: '16:41:20' },
  { kind: 'next', title: 'Откроются 34 поста', note: 'Сразу после оплаты' },
];
