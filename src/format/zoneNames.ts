import { type Town, towns } from './towns.ts';

/** A time zone; Russian towns have the cases of their names, other zones have what the device calls them, if anything. */
export type TimeZone = Town | { readonly id: string; readonly town: string | undefined };

/** Returns true if the device knows the time zone. */
export function isTimeZone(id: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru-RU', { timeZone: id }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** «Индия», «Нью-Йорк»: the town, or the country where it has one zone; `undefined` where the device has no name. */
function nameOf(id: string): string | undefined {
  // Devices that have no list of zones have no such names either.
  if (!('supportedValuesOf' in Intl)) return undefined;
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone: id, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name?.startsWith('GMT') ? undefined : name;
}

/** @param id any zone that the device knows, also by one of its former names */
export function findTimeZone(id: string): TimeZone {
  const town = towns.find((each) => each.id === id);
  if (town !== undefined) return town;
  const name = nameOf(id);
  return towns.find((each) => each.town === name) ?? { id, town: name };
}

/** Search names of each zone. */
type Index = readonly (readonly [TimeZone, string])[];
let index: Index | undefined;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s_/-]+/g, ' ');

function buildIndex(): Index {
  const ids = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const others = ids
    .filter((id) => !towns.some((town) => town.id === id))
    .map((id): TimeZone => ({ id, town: nameOf(id) }))
    .toSorted((one, other) => (one.town ?? '').localeCompare(other.town ?? '', 'ru-RU'));
  return [...towns, ...others].map((zone) => [
    zone,
    fold(` ${zone.town ?? ''} ${nameOf(zone.id) ?? ''} ${zone.id}`),
  ]);
}

/**
 * The zones with a word that begins like this, Russian towns first: «инд» is India, so is `calcutta`.
 * @param most how many at most
 */
export function searchTimeZones(text: string, most: number): readonly TimeZone[] {
  index ??= buildIndex();
  const words = fold(` ${text.trim()}`);
  return index
    .filter(([, names]) => names.includes(words))
    .slice(0, most)
    .map(([zone]) => zone);
}
