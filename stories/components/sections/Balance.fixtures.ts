import type { BalancePart } from '#src/components/sections/Balance/Balance.tsx';

/** Money in every account, for stories and tests. */
export const balanceParts: readonly BalancePart[] = [
  {
    kind: 'inPayout',
    kopecks: 4_581_000,
    note: 'Отправили 23 ноября, банк зачислит до 26-го',
  },
  { kind: 'available', kopecks: 1_395_000, note: 'Платежи 20–22 ноября, уйдут в понедельник' },
  {
    kind: 'held',
    kopecks: 1_305_000,
    note: 'Платежи за три последних дня: их ещё могут вернуть',
  },
];
