import { globSync } from 'node:fs';
import hashOf from '@emotion/hash';

const sheets: readonly string[] = globSync('{.storybook,src,stories}/**/*.css.ts').toSorted();

/** a, b, … z, aa, ab … */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** What vanilla-extract tells of a style. */
interface Style {
  filePath: string;
  /** @default none */
  packageName?: string | undefined;
  /** Hash of package and path, then the number of the style in its sheet to the base of 36. */
  hash: string;
}

/**
 * Names of classes and variables in what is built, for vanilla-extract: letters for the place of the style sheet among
 * all, digits for the style in it, so that no two are alike, in any order of asking. They stand all over HTML and
 * CSS, and unlike these vanilla-extract's own, seven random characters long, do not compress. Letters made of the
 * path alone would have to be so many that they take 140 bytes more, which the first ten packets do not have.
 */
export function className({ filePath, packageName = '', hash }: Style): string {
  const sheet = sheets.indexOf(filePath);
  if (sheet < 0) throw new Error(`${filePath} was not there when the build began`);
  const start = hashOf(packageName + filePath);
  const number = parseInt(hash.slice(start.length), 36);
  if (!hash.startsWith(start) || Number.isNaN(number)) throw new Error(`${hash} has no number of a style`);
  return `_${letters(sheet)}${number}`;
}
