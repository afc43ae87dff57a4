import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { formatElsewhere, formatZone, momentIn } from '#src/format/timeZones.ts';
import { towns } from '#src/format/towns.ts';
import { findTimeZone } from '#src/format/zoneNames.ts';

const moscow = findTimeZone('Europe/Moscow');
const vladivostok = findTimeZone('Asia/Vladivostok');
const kaliningrad = findTimeZone('Europe/Kaliningrad');
const newYork = { id: 'America/New_York', town: 'Нью-Йорк', by: 'по Нью-Йорку', at: 'В Нью-Йорке' };

describe('the moment at which clocks of a zone show a day and a time', () => {
  test.each([
    ['2026-11-24', '19:00', 'Europe/Moscow', '2026-11-24T16:00:00.000Z'],
    ['2026-11-25', '02:00', 'Asia/Vladivostok', '2026-11-24T16:00:00.000Z'],
    ['2026-07-01', '12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01', '12:00', 'America/New_York', '2026-12-01T17:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(momentIn(day, time, zone)?.toISOString()).toBe(moment);
  });

  test('a time that spring skips is an hour later', () => {
    expect(momentIn('2026-03-08', '02:30', 'America/New_York')?.toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  test('of a time that autumn has twice it is the first', () => {
    expect(momentIn('2026-11-01', '01:30', 'America/New_York')?.toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  test('what is no day gives nothing', () => {
    expect(momentIn('24 ноября', '19:00', 'Europe/Moscow')).toBeUndefined();
  });

  test('in every zone of Russia, and where clocks are half an hour apart, the same wall clock comes back', () => {
    const zones = [
      ...towns.map((town) => town.id),
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Etc/GMT+5',
      'Pacific/Chatham',
    ];
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, id) => {
        const [day = '', clock = ''] = new Date(minute * 60_000).toISOString().split('T');
        const moment = momentIn(day, clock.slice(0, 5), id);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: id,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(moment);
        expect(shown).toBe(`${day} ${clock.slice(0, 5)}`);
      }),
    );
  });
});

test('a zone is named by its town and how far it is from UTC', () => {
  const moment = new Date('2026-11-24T16:00Z');
  expect(formatZone(moscow, moment)).toBe('Москва, UTC+3');
  expect(formatZone(newYork, moment)).toBe('Нью-Йорк, UTC−5');
  expect(formatZone({ ...newYork, id: 'Asia/Kolkata', town: 'Дели' }, moment)).toBe('Дели, UTC+5:30');
});

test.each([
  [vladivostok, 'Во\u00a0Владивостоке будет 2:00, уже 25\u00a0ноября'],
  [kaliningrad, 'В\u00a0Калининграде будет 18:00'],
])('elsewhere clocks show another time, at times of another day', (there, words) => {
  expect(formatElsewhere(new Date('2026-11-24T16:00Z'), 'Europe/Moscow', there)).toBe(words);
});

test.each([
  ['Asia/Kolkata', 'По\u00a0времени UTC+5:30 будет 21:30'],
  ['Etc/GMT+5', 'По\u00a0времени UTC−5 будет 11:00'],
])('of a zone whose name has no cases here, %s, the offset is told', (id, words) => {
  expect(formatElsewhere(new Date('2026-11-24T16:00Z'), 'Europe/Moscow', findTimeZone(id))).toBe(words);
});

test('to the west it may still be the day before', () => {
  expect(formatElsewhere(new Date('2026-11-24T22:30Z'), 'Europe/Moscow', kaliningrad)).toBe(
    'В\u00a0Калининграде будет 0:30',
  );
  expect(formatElsewhere(new Date('2026-11-24T22:30Z'), 'Europe/Moscow', newYork)).toBe(
    'В Нью-Йорке будет 17:30, ещё 24\u00a0ноября',
  );
});
