import type { ZoneSearch } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { formatZone } from '#src/format/timeZones.ts';
import { towns } from '#src/format/towns.ts';
import { findTimeZone, searchTimeZones } from '#src/format/zoneNames.ts';
import { ownZone } from '../shared/moments.ts';

/** More would take longer to draw than to type another letter. */
const mostFound = 30;

/**
 * The zones that one sees without a search: Russian towns, after what this device and the author have beside them.
 * @param chosen id of the author's zone
 * @param moment at which the clocks are so far from UTC
 */
export function zoneOptions(chosen: string, moment: Date) {
  const beside = [chosen, ownZone()].filter((id) => !towns.some((town) => town.id === id));
  const zones = [...[...new Set(beside)].map(findTimeZone), ...towns];
  return zones.map((zone) => [zone.id, formatZone(zone, moment)] as const);
}

/** The search for any other zone. */
export const zoneSearch = (moment: Date): ZoneSearch => ({
  label: 'Страна или город',
  none: 'Ничего не нашлось. Напишите страну или её крупный город',
  find: (text) =>
    searchTimeZones(text, mostFound).map((zone) => [zone.id, formatZone(zone, moment)] as const),
});
