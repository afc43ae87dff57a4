import type { Reply } from '#src/api/contract.ts';
import type { MoneyOverview } from '#src/components/pages/MoneyPage/MoneyPage.tsx';
import type { StatementDay, StatementRow } from '#src/components/pages/StatementPage/StatementPage.tsx';
import type { BalancePart } from '#src/components/sections/Balance/Balance.tsx';
import { describeMovement } from '#src/format/statement.ts';
import { dayOf, timeOf, titleOfDay } from './moscow.ts';

type Money = Reply<'money'>;
type Movement = Reply<'statement'>['results'][number];

/** Accounts that say something: an author without disputes need not read of them. */
function balanceOf({ in_payout, available, hold, disputed, debt }: Money): BalancePart[] {
  const rare = [
    { kind: 'inPayout', kopecks: in_payout, note: 'Отправлено на ваш счёт, банк ещё не зачислил' },
    { kind: 'disputed', kopecks: disputed, note: 'Банк плательщика разбирает платёж' },
    { kind: 'debt', kopecks: debt, note: 'Вычтем из следующих платежей: деньги за них вернулись' },
  ] as const;
  return [
    ...rare.filter(({ kind, kopecks }) => kind === 'inPayout' && kopecks !== 0),
    { kind: 'available', kopecks: available, note: 'Удержание снято, эти деньги ваши' },
    { kind: 'held', kopecks: hold, note: 'Платежи последних дней: их ещё могут вернуть' },
    ...rare.filter(({ kind, kopecks }) => kind !== 'inPayout' && kopecks !== 0),
  ];
}

/** The overview of an author's money. @param loaded moment of the answer */
export function presentMoney(money: Money, loaded: Date): MoneyOverview {
  const { available, hold, disputed, debt, maturing } = money;
  return {
    available,
    balance: balanceOf(money),
    total: available + hold + disputed + debt,
    maturing: maturing.map(({ date, amount }) => ({
      ...{ id: date, day: titleOfDay(date, loaded), kopecks: amount },
    })),
    updated: `${timeOf(loaded)}, по Москве`,
  };
}

const presentRow = (movement: Movement): StatementRow => ({
  id: movement.id,
  time: timeOf(new Date(movement.happened_at)),
  ...describeMovement(movement),
  gross: movement.gross ?? undefined,
  fees: movement.gross === null ? undefined : movement.platform_fee + movement.payment_fee,
  net: movement.net,
  balance: movement.balance,
});

/** Movements by day. The last day has no sum while some of it may be on the next page. */
export function presentDays(movements: readonly Movement[], hasMore: boolean, now: Date): StatementDay[] {
  const days = new Map<string, Movement[]>();
  for (const movement of movements) {
    const day = dayOf(new Date(movement.happened_at));
    days.set(day, [...(days.get(day) ?? []), movement]);
  }
  return [...days].map(([id, rows], index) => ({
    id,
    title: titleOfDay(id, now),
    net: hasMore && index === days.size - 1 ? undefined : rows.reduce((sum, { net }) => sum + net, 0),
    rows: rows.map(presentRow),
  }));
}
