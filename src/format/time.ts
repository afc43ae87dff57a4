import type { NounForms } from './noun.ts';
import { withNoun } from './plural.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const minutes: NounForms = ['минуту', 'минуты', 'минут'];
const hours: NounForms = ['час', 'часа', 'часов'];
const days: NounForms = ['день', 'дня', 'дней'];

const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const fullDate = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** Midnights between two moments in the reader's time zone; robust to days of 23 and 25 hours. */
function midnightsBetween(earlier: Date, later: Date): number {
  const start = new Date(earlier).setHours(0, 0, 0, 0);
  const end = new Date(later).setHours(0, 0, 0, 0);
  return Math.round((end - start) / day);
}

/**
 * Age of a post: «только что», «5 минут назад», «2 часа назад», «вчера», «3 дня назад», then the date. A moment in the
 * future (a clock that runs behind) counts as now; an unreadable one gives an empty string.
 */
export function formatAge(iso: string, now: Date): string {
  const published = new Date(iso);
  if (Number.isNaN(published.getTime())) return '';
  const age = Math.max(0, now.getTime() - published.getTime());
  if (age < minute) return 'только что';
  if (age < hour) return `${withNoun(Math.floor(age / minute), minutes)} назад`;
  const nights = midnightsBetween(published, now);
  if (nights === 0) return `${withNoun(Math.floor(age / hour), hours)} назад`;
  if (nights === 1) return 'вчера';
  if (nights < 7) return `${withNoun(nights, days)} назад`;
  return formatDay(published, now);
}

/** The day of a moment for a document: «21 декабря 2026». */
export const formatFullDate = (moment: Date): string =>
  fullDate
    .format(moment)
    .replace(/\s?г\.$/, '')
    .replaceAll(' ', '\u00a0');

/** «21 декабря», with the year unless it is this one. */
const formatDay = (moment: Date, now: Date): string =>
  (moment.getFullYear() === now.getFullYear() ? dayOfYear : fullDate)
    .format(moment)
    .replaceAll(' ', '\u00a0');

/** «марта 2025», to follow «с»; an unreadable moment gives `undefined`. */
export function formatMonth(iso: string): string | undefined {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return undefined;
  // Only beside a day is the month in the case that follows a preposition.
  const part = (type: string) => fullDate.formatToParts(moment).find((each) => each.type === type)?.value;
  return `${part('month')}\u00a0${part('year')}`;
}

/** The day of a moment in the reader's time zone: «21 декабря»; an unreadable moment gives `undefined`. */
export function formatDate(iso: string, now: Date): string | undefined {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? undefined : formatDay(moment, now);
}

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** Formats a time of the reader's clock: «14:02». */
export const formatClock = (moment: Date): string => clock.format(moment);

/** «Сегодня, 14:32», «Вчера, 23:08», «18 ноября, 11:02» of a moment that has passed; an unreadable one gives an empty string. */
export function formatPast(iso: string, now: Date): string {
  const moment = new Date(iso);
  const date = formatDate(iso, now);
  if (date === undefined) return '';
  const near = ['Сегодня', 'Вчера'][midnightsBetween(moment, now)];
  return `${near ?? date}, ${formatClock(moment)}`;
}
