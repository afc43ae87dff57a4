import type { Schedule } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { formatOffset } from '#src/format/timeZones.ts';
import { findTimeZone, isTimeZone } from '#src/format/zoneNames.ts';

const moscow = 'Europe/Moscow';

/** The zone of this device; Moscow's where it does not know its own. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? findTimeZone(timeZone).id : moscow;
}

/** The moment is over, so nothing can be published then. */
export const isPast = (moment: Date): boolean => moment.getTime() <= Date.now();

/** A moment as the clocks of a zone show it. */
function wallOf(moment: Date, timeZone: string): Schedule {
  // As ISO writes it: `2026-11-24 19:00`.
  const [day, time] = moment.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time: time?.slice(0, 5), zone: timeZone };
}

const dayLength = 86_400_000;

/** The values of the fields for a moment; without one it is tomorrow, at the hour that has begun. */
export function scheduleOf(moment: string | undefined): Schedule {
  if (moment !== undefined) return wallOf(new Date(moment), ownZone());
  const tomorrow = wallOf(new Date(Date.now() + dayLength), ownZone());
  return { ...tomorrow, time: tomorrow.time?.replace(/\d\d$/, '00') };
}

/** «24 ноября, 19:00, по Москве», elsewhere «…, 19:00, UTC+5:30»; an unreadable moment gives an empty text. */
export function formatMoment(iso: string, zone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const named = findTimeZone(zone);
  const by = 'by' in named ? named.by : formatOffset(moment, zone);
  const day = moment.toLocaleDateString('ru-RU', { timeZone: zone, day: 'numeric', month: 'long' });
  const { time } = wallOf(moment, zone);
  return [day.replaceAll(' ', '\u00a0'), time, by].join(', ');
}
