import type { MoneyOverview } from '#src/components/pages/MoneyPage/MoneyPage.tsx';

/** Money of an author before payouts, for stories and tests. */
export const overview: MoneyOverview = {
  available: 1_395_000,
  balance: [
    { kind: 'available', kopecks: 1_395_000, note: 'Удержание снято, эти деньги ваши' },
    { kind: 'held', kopecks: 1_305_000, note: 'Платежи последних дней: их ещё могут вернуть' },
  ],
  total: 2_700_000,
  maturing: [
    { id: '2026-11-26', day: '26 ноября, четверг', kopecks: 499_500 },
    { id: '2026-11-27', day: '27 ноября, пятница', kopecks: 387_000 },
    { id: '2026-11-28', day: '28 ноября, суббота', kopecks: 418_500 },
  ],
  updated: '16:40, по Москве',
};
