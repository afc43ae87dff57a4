/** `unicode-range` of the files of each typeface, and with it the characters that `subset.ts` puts into them. */
export const ranges = {
  /** Everything Russian. */
  russian: 'U+0401, U+0410-044F, U+0451, U+2116',
  /** The signs between the words of the landing's first screen. */
  'first-signs': 'U+0020, U+0028-0029, U+002C, U+002E, U+00A0, U+2014',
  /** Digits and signs between Russian words: spaces, stops, quotes, dashes, the rouble. */
  signs:
    'U+0020-0022, U+0025-003B, U+003F, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+2009-200B, U+2011-2014, U+2018-201E, U+2022, U+2026, U+202F, U+2060, U+20BD, U+2192, U+2212',
  /** Letters of e-mail addresses and foreign names. */
  latin: 'U+0020-007E',
  'more-cyrillic': 'U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F',
  'more-latin': 'U+0000-00FF, U+2000-206F, U+2190-2199',
} as const;

export type Part = keyof typeof ranges;

/** All but Russian letters, from the rare to the common: of faces whose ranges overlap, the last is asked first. */
export const otherParts = [
  'more-latin',
  'more-cyrillic',
  'latin',
  'signs',
] as const satisfies readonly Part[];

/** Code points of a `unicode-range`. */
export function codePoints(range: string): Set<number> {
  return new Set(
    range.split(', ').flatMap((part) => {
      const [first = NaN, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    }),
  );
}
