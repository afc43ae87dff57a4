/**
 * `npm run fonts`: cuts the typefaces of the fontsource packages into the files beside this one. Most pages need the
 * two small ones, Russian letters and signs; the rest loads when a text has it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { codePoints, otherParts, type Part, ranges } from './ranges.ts';

interface Typeface {
  /** Beginning of the names of its files. */
  name: string;
  /** Path of its package's files, up to the alphabet. */
  source: (alphabet: 'cyrillic' | 'latin') => string;
  /** Axes that are fixed; the others stay variable. */
  axes?: Record<string, number>;
  parts: readonly Part[];
}

const typefaces: readonly Typeface[] = [
  {
    name: 'commissioner',
    source: (alphabet) =>
      `@fontsource-variable/commissioner/files/commissioner-${alphabet}-flar-normal.woff2`,
    parts: [...otherParts, 'russian', 'first-signs'],
  },
  {
    name: 'literata-400',
    source: (alphabet) => `@fontsource-variable/literata/files/literata-${alphabet}-wght-normal.woff2`,
    axes: { wght: 400 },
    parts: [...otherParts, 'russian'],
  },
];

/** The alphabet of each part, and parts whose glyphs it can leave out. */
const contents: Readonly<Record<Part, { alphabet: 'cyrillic' | 'latin'; without: readonly Part[] }>> = {
  russian: { alphabet: 'cyrillic', without: [] },
  'first-signs': { alphabet: 'latin', without: [] },
  signs: { alphabet: 'latin', without: [] },
  latin: { alphabet: 'latin', without: ['signs'] },
  'more-cyrillic': { alphabet: 'cyrillic', without: [] },
  'more-latin': { alphabet: 'latin', without: ['signs', 'latin'] },
};

// Leaves out `locl`: its Bulgarian and Serbian letters would be a quarter of the file. Browsers number lists with
// `tnum`.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'];

function textOf(part: Part): string {
  const present = new Set(contents[part].without.flatMap((other) => [...codePoints(ranges[other])]));
  return String.fromCodePoint(...[...codePoints(ranges[part])].filter((point) => !present.has(point)));
}

/** Every file by its name. */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, source, axes, parts } of typefaces) {
    for (const part of parts) {
      const font = await readFile(fileURLToPath(import.meta.resolve(source(contents[part].alphabet))));
      const options = { targetFormat: 'woff2', keepFeatures, ...(axes && { variationAxes: axes }) } as const;
      files.set(`${name}-${part}.woff2`, await subsetFont(font, textOf(part), options));
    }
  }
  return files;
}

if (import.meta.main) {
  for (const [name, font] of await subsetFonts()) {
    await writeFile(join(import.meta.dirname, name), font);
    process.stdout.write(`${name}: ${font.length} bytes\n`);
  }
}
