import { globSync } from 'node:fs';

/** The class names that each style sheet has asked for so far, in order. */
const asked = new Map(
  globSync('{.storybook,src,stories}/**/*.css.ts')
    .toSorted()
    .map((path) => [path, [] as string[]]),
);
const paths = [...asked.keys()];

/** a, b, … z, aa, ab … */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/**
 * Names of classes and variables in what is built, for vanilla-extract: the number of the style sheet and a number in it.
 * They stand all over HTML and CSS, and unlike these its own names, seven random characters long, do not compress.
 * The build of the client and the one for prerendering come to the same names.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const names = asked.get(filePath);
  if (names === undefined) throw new Error(`${filePath} was not there when the build began`);
  if (!names.includes(hash)) names.push(hash);
  return `_${letters(paths.indexOf(filePath))}${names.indexOf(hash)}`;
}
