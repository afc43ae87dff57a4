import type { ReceiptProps } from '#src/components/primitives/Receipt/Receipt.tsx';

/** A month of a tier, for stories and tests. */
export const tierReceipt = {
  head: { kind: 'person', portrait: 'anna', over: 'Анна Рощина', title: 'Первый ряд' },
  lines: [{ label: 'Месяц: 25 ноября — 24 декабря', kopecks: 50_000 }],
  total: { label: 'К оплате сегодня', kopecks: 50_000 },
  after: [
    { label: '25 декабря, пятница', kopecks: 50_000 },
    { label: '25 января, понедельник', kopecks: 50_000 },
  ],
  note: 'Дальше так же, 25-го числа. Отменить можно в любой день в «Подписках»: оплаченный месяц доработает до конца.',
} as const satisfies ReceiptProps;

/** A receipt of a cash register. */
export const fiscalReceipt = {
  label: 'Кассовый чек',
  head: { kind: 'document', title: 'Кассовый чек', note: 'Приход · 25 ноября 2026, 16:39' },
  lines: [{ label: 'Подписка «Первый ряд», автор А. Рощина, 25.11–24.12.2026', kopecks: 50_000 }],
  total: { label: 'Итого', kopecks: 50_000 },
  after: [
    { label: 'Безналичными', kopecks: 50_000 },
    { label: 'НДС не облагается', kopecks: 0 },
  ],
  hasKopecks: true,
} as const satisfies ReceiptProps;
