/** Days of money are Moscow's (readings D38), wherever its author is. */
const zone = { timeZone: 'Europe/Moscow' } as const;

const clock = new Intl.DateTimeFormat('ru-RU', { ...zone, hour: '2-digit', minute: '2-digit' });
const title = new Intl.DateTimeFormat('ru-RU', { ...zone, day: 'numeric', month: 'long', weekday: 'long' });
const year = new Intl.DateTimeFormat('ru-RU', { ...zone, year: 'numeric' });
const month = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', month: 'long' });
const iso = new Intl.DateTimeFormat('sv-SE', zone);

/** «16:38». */
export const timeOf = (moment: Date): string => clock.format(moment);

/** The day of a moment as the API writes it: `2026-11-25`. */
export const dayOf = (moment: Date): string => iso.format(moment);

/** «25 ноября, среда», in another year «25 ноября 2025, вторник». @param day `2026-11-25` */
export function titleOfDay(day: string, now: Date): string {
  const noon = new Date(`${day}T12:00:00+03:00`);
  const parts = title.formatToParts(noon);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const ending = year.format(noon) === year.format(now) ? '' : `\u00a0${year.format(noon)}`;
  return `${part('day')}\u00a0${part('month')}${ending}, ${part('weekday')}`;
}

/** «Ноябрь 2026». @param text `2026-11` */
export function titleOfMonth(text: string): string {
  const name = month.format(new Date(`${text}-15T00:00:00Z`));
  return `${name.charAt(0).toLocaleUpperCase('ru')}${name.slice(1)} ${text.slice(0, 4)}`;
}

/** Months from that of a day to that of another one, the last first: `2026-11`. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const date = new Date(`${last.slice(0, 7)}-15T00:00:00Z`);
  for (; date.toISOString() >= first.slice(0, 7); date.setUTCMonth(date.getUTCMonth() - 1))
    months.push(date.toISOString().slice(0, 7));
  return months;
}

/** First and last day of a month. @param text `2026-11` */
export function daysOfMonth(text: string): { from: string; to: string } {
  const end = new Date(`${text}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: `${text}-01`, to: end.toISOString().slice(0, 10) };
}
