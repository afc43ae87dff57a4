import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatMoment, ownZone, scheduleOf } from '#src/app/shared/moments.ts';
import { zoneOptions, zoneSearch } from '#src/app/writing/zoneOptions.ts';

const moment = new Date('2026-11-24T16:00:00Z');
const winter = '2026-11-24T16:00:00Z';

/** A device in that zone, by whatever name it has for it. */
function live(timeZone: string) {
  const read = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...read.call(this), timeZone };
  });
}
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['Asia/Novosibirsk', 'Новосибирск, UTC+7', '24 ноября, 23:00, по Новосибирску'],
  ['Europe/Volgograd', 'Волгоград, UTC+3', '24 ноября, 19:00, по Волгограду'],
  ['Europe/Simferopol', 'Симферополь, UTC+3', '24 ноября, 19:00, UTC+3'],
  ['Europe/Minsk', 'Беларусь, UTC+3', '24 ноября, 19:00, UTC+3'],
  ['Europe/Kyiv', 'Украина, UTC+2', '24 ноября, 18:00, UTC+2'],
  ['Asia/Calcutta', 'Индия, UTC+5:30', '24 ноября, 21:30, UTC+5:30'],
  ['Asia/Kolkata', 'Индия, UTC+5:30', '24 ноября, 21:30, UTC+5:30'],
  ['Etc/GMT+5', 'UTC−5', '24 ноября, 11:00, UTC−5'],
  ['+05:45', 'UTC+5:45', '24 ноября, 21:45, UTC+5:45'],
])('who lives by %s', (id, label, words) => {
  test('has it chosen, in the list, with the right clock', () => {
    live(id);
    const { zone } = scheduleOf(undefined);
    expect(new Map(zoneOptions(zone, moment)).get(zone)).toBe(label);
    expect(scheduleOf(winter)).toMatchObject({ zone });
  });

  test('reads moments by it', () => {
    live(id);
    expect(formatMoment(winter, ownZone()).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

test('a device that does not know its zone lives in Moscow', () => {
  live('Etc/Unknown');
  expect(ownZone()).toBe('Europe/Moscow');
});

test('Russian towns are there at once, each once; another zone stays in the list when it is chosen', () => {
  live('Asia/Kolkata');
  const labels = zoneOptions('America/New_York', moment).map(([, label]) => label);
  expect(labels.slice(0, 3)).toEqual(['Нью-Йорк, UTC−5', 'Индия, UTC+5:30', 'Калининград, UTC+2']);
  expect(new Set(labels).size).toBe(labels.length);
});

test('any other zone is found, with the offset of that day', () => {
  const offset = (day: string) => zoneSearch(new Date(day)).find('нью-й')[0]?.[1];
  expect([offset('2026-07-01'), offset('2026-12-01')]).toEqual(['Нью-Йорк, UTC−4', 'Нью-Йорк, UTC−5']);
});
