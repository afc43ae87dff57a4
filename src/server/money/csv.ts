import { describeMovement } from '#src/format/statement.ts';
import { toAmount } from '#src/money.ts';
import type { Movement } from './statement.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const columns = [
  'Дата',
  'Время',
  'Кто',
  'За что',
  'Сумма',
  'Комиссия платформы',
  'Комиссия платёжной системы',
  'Вам',
  'Баланс',
];

const moment = new Intl.DateTimeFormat('ru-RU', {
  ...{ timeZone: 'Europe/Moscow', day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/**
 * Words of people in a cell. Spreadsheets take a text that begins like a formula for one: an apostrophe makes it text
 * again.
 */
function cellOf(text: string): string {
  const safe = /^[\s\u200B-\u200F\uFEFF]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Kopecks as Russian spreadsheets read them: «450,00». */
const sumOf = (kopecks: number | null): string =>
  kopecks === null ? '' : toAmount(BigInt(kopecks)).replace('.', ',');

function lineOf(movement: Movement): string {
  const { title, note } = describeMovement(movement);
  const [date = '', time = ''] = moment.format(new Date(movement.happened_at)).split(', ');
  const { gross, platform_fee, payment_fee, net, balance } = movement;
  const sums = [gross, platform_fee, payment_fee, net, balance].map(sumOf);
  return [date, time, cellOf(title), cellOf(note), ...sums].join(';');
}

/** Movements as lines of CSV, with `;` between cells as Russian spreadsheets expect. @param hasHead it is the first part */
export function toCsv(movements: readonly Movement[], hasHead: boolean): string {
  const head = hasHead ? [byteOrderMark + columns.map(cellOf).join(';')] : [];
  return [...head, ...movements.map(lineOf)].map((line) => `${line}\r\n`).join('');
}
