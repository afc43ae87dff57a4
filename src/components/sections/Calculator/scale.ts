/** Ten numbers to a decade, evenly apart on a logarithmic scale (the rounded series R″10 of ISO 3). */
const decade = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];

/** Digits at a place of the slider: 10 at 0, 1000 at 20. */
export const digitsAt = (place: number): string =>
  `${decade[place % decade.length]}${'0'.repeat(Math.floor(place / decade.length))}`;

/** Place of the last number on the slider that is not above this one, by its digits: exact at any length. */
export function placeOf(digits: string): number {
  const leading = Number(digits.slice(0, 2));
  const full = (digits.length - 2) * decade.length;
  return Math.max(0, full + decade.filter((number) => number <= leading).length - 1);
}
