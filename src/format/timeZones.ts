import type { TimeZone } from './zoneNames.ts';

/** Local time of a zone at a moment. */
function clockOf(moment: Date, zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    /** `2026-11-24`. */
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    /** `19:00`. */
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Offset of a zone from UTC at a moment, in minutes. */
function offsetOf(moment: Date, zone: string): number {
  const { day, time } = clockOf(moment, zone);
  const minutes = Math.floor(moment.getTime() / 60_000);
  return Date.parse(`${day}T${time}:00Z`) / 60_000 - minutes;
}

/**
 * Moment of a local day and time in a zone. A time that is skipped in spring is an hour later; an ambiguous one in
 * autumn is the first.
 * @param day `2026-11-24`
 * @param time `19:00`
 * @returns `undefined` if day or time can't be read
 */
export function momentIn(day: string, time: string, zone: string): Date | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  // Offsets of the days around it: one of the two holds, unless clocks jump over the time.
  const before = offsetOf(new Date(wall - 86_400_000), zone);
  const after = offsetOf(new Date(wall + 86_400_000), zone);
  const fits = [before, after]
    .map((offset) => new Date(wall - offset * 60_000))
    .find((moment) => moment.getTime() + offsetOf(moment, zone) * 60_000 === wall);
  return fits ?? new Date(wall - before * 60_000);
}

/** «UTC+5:30»: how far the clocks of a zone are from UTC at a moment. */
export function formatOffset(moment: Date, zone: string): string {
  const offset = offsetOf(moment, zone);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const sign = offset < 0 ? '−' : '+';
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** «Москва, UTC+3»; of a zone without a name the offset alone. */
export function formatZone({ id, town }: TimeZone, moment: Date): string {
  const offset = formatOffset(moment, id);
  return town === undefined ? offset : `${town}, ${offset}`;
}

const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * «Во Владивостоке будет 2:00, уже 25 ноября»: what readers of another zone see on their clocks. Names that have no cases
 * here are told by their offset: «По времени UTC+5:30 будет 21:30».
 *
 * @param from the zone that the author has chosen
 */
export function formatElsewhere(moment: Date, from: string, there: TimeZone): string {
  const own = clockOf(moment, from);
  const other = clockOf(moment, there.id);
  const at = 'at' in there ? there.at : `По времени ${formatOffset(moment, there.id)}`;
  const clock = `${at} будет ${other.time.replace(/^0/, '')}`;
  if (own.day === other.day) return clock;
  const date = dayOfYear.format(new Date(`${other.day}T00:00Z`)).replaceAll(' ', '\u00a0');
  return `${clock}, ${other.day > own.day ? 'уже' : 'ещё'} ${date}`;
}
