const vowel = '[аеёиоуыэюяaeiouy]';
const consonant = '[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]';
const letter = '[а-яёa-z]';

/** A word may break between these parts: the rules of P. Christov, shared by most Russian typesetters. */
const breaks = [
  ['[йъь]', `${letter}{2}`],
  [vowel, `${vowel}${letter}`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}{2}${vowel}`],
  [`${vowel}${consonant}{2}`, `${consonant}{2}${vowel}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, 'giu'));

/** Words that are longer than a narrow column of a heading. */
const longWord = /[а-яёa-z]{14,}/giu;

/**
 * Soft hyphens for the long words of a heading: where one is wider than its column it breaks with a hyphen. Browsers
 * know how to do that by themselves, but not all of them have the dictionary.
 */
export const hyphenate = (text: string): string =>
  text.replaceAll(longWord, (word) => breaks.reduce((rest, rule) => rest.replaceAll(rule, '$1\u00ad'), word));
