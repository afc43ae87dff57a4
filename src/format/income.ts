import { totalFee } from '#src/fees.ts';
import { groupDigits, keepDigits } from './digits.ts';
import { nounAfter, type NounForms } from './noun.ts';
import { formatPercent } from './percent.ts';

/** Initial values of the calculator (specification section 9). */
export const defaultSubscribers = '1\u00a0000';
export const defaultPrice = '500';

/** Sum of both fees, which the estimate subtracts: «10 %» (readings D27). */
export const deduction = formatPercent(totalFee);

const tenthsKept = BigInt(100 - totalFee) / 10n;

const roubles: NounForms = ['рубль', 'рубля', 'рублей'];

const amount = (text: string): bigint => BigInt(keepDigits(text) || '0');

/**
 * Estimated monthly income in roubles: subscribers × price less the fees (specification section 9, readings D12, D26).
 * Exact at any length; a tenth of a rouble is shown only when there is one: `0,9`.
 *
 * @param subscribers number of subscribers, grouped or not; empty counts as 0
 * @param price price of a subscription in roubles, grouped or not; empty counts as 0
 */
export function formatIncome(subscribers: string, price: string): string {
  const tenths = amount(subscribers) * amount(price) * tenthsKept;
  const integer = groupDigits(String(tenths / 10n));
  const tenth = tenths % 10n;
  return tenth === 0n ? integer : `${integer},${tenth}`;
}

/** A number as its field shows it: «1 000». */
const inText = (number: string): string => groupDigits(keepDigits(number) || '0');

/**
 * Formula of the income: «1 000 × 500 руб. минус 10 %».
 * @param subscribers as for `formatIncome`
 * @param price as for `formatIncome`
 */
export const explainIncome = (subscribers: string, price: string): string =>
  `${inText(subscribers)} × ${inText(price)} руб. минус ${deduction}`;

/**
 * The income as it is read aloud: «450 000 рублей в месяц», «21 рубль в месяц», «900,9 рубля в месяц».
 *
 * @param income what `formatIncome` gives
 */
export const sayIncome = (income: string): string => `${income} ${nounAfter(income, roubles)} в месяц`;
