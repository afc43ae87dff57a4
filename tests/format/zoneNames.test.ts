import { expect, test } from 'vitest';
import { towns } from '#src/format/towns.ts';
import { findTimeZone, isTimeZone, searchTimeZones } from '#src/format/zoneNames.ts';

const everyZone = Intl.supportedValuesOf('timeZone');

test.each([
  ['Asia/Novosibirsk', 'Новосибирск'],
  ['Asia/Sakhalin', 'Южно-Сахалинск'],
  ['Europe/Simferopol', 'Симферополь'],
  ['Europe/Minsk', 'Беларусь'],
  ['Asia/Kolkata', 'Индия'],
  ['Asia/Calcutta', 'Индия'],
  ['Europe/Kyiv', 'Украина'],
  ['America/New_York', 'Нью-Йорк'],
  // These zones have no name but their offset.
  ['Etc/GMT+5', undefined],
  ['UTC', undefined],
])('%s is called %s', (id, town) => {
  expect(findTimeZone(id).town).toBe(town);
});

test('a former name of a zone of Russia is the zone', () => {
  expect(findTimeZone('W-SU').id).toBe('Europe/Moscow');
});

test('the device knows the zone of every town', () => {
  expect(towns.filter(({ id }) => !everyZone.includes(id))).toEqual([]);
});

test.each([
  ['Инд', 'Asia/Calcutta'],
  ['украина', 'Europe/Kiev'],
  ['нью-й', 'America/New_York'],
  ['нью й', 'America/New_York'],
  ['calcutta', 'Asia/Calcutta'],
  ['los angeles', 'America/Los_Angeles'],
  ['  сахалин ', 'Asia/Sakhalin'],
  ['петропавловск', 'Asia/Kamchatka'],
])('who types «%s» finds %s', (text, id) => {
  expect(searchTimeZones(text, 30).map((zone) => zone.id)).toContain(id);
});

test('a word that is in no name finds nothing', () => {
  expect(searchTimeZones('Средиземье', 30)).toEqual([]);
});

test('towns of Russia come first, and no more than asked for', () => {
  const found = searchTimeZones('с', 5);
  expect(found.map(({ town }) => town)).toEqual([
    'Самара',
    'Саратов',
    'Южно-Сахалинск',
    'Среднеколымск',
    expect.any(String),
  ]);
});

test('every zone of the world is found by its name', () => {
  const lost = everyZone.filter((id) => {
    const { town } = findTimeZone(id);
    return town === undefined || !searchTimeZones(town, 30).some((zone) => zone.id === id);
  });
  expect(lost).toEqual([]);
});

test.each([
  ['Asia/Katmandu', true],
  ['+05:30', true],
  ['Etc/Unknown', false],
  ['Марс/Равнина', false],
])('%s is a zone of the device: %s', (id, isOne) => {
  expect(isTimeZone(id)).toBe(isOne);
});
