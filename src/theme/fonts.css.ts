import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { otherParts, type Part, ranges } from './fonts/ranges.ts';
import { drawing } from './media.ts';

/** The faces of a typeface that `npm run fonts` has cut, each downloaded when a text has a character of it. */
const faces = (name: string, parts: readonly Part[], fontWeight: string) =>
  parts.map((part) => ({
    src: `url("./fonts/${name}-${part}.woff2") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap' as const,
    unicodeRange: ranges[part],
  }));

globalFontFace('Commissioner', faces('commissioner', ['russian'], '100 900'));
globalFontFace('Commissioner First Signs', faces('commissioner', ['first-signs'], '100 900'));
globalFontFace('Commissioner Signs', faces('commissioner', otherParts, '100 900'));

// Authors' texts are set in the regular weight; its other weights are for prices and strong words.
globalFontFace('Literata', [
  ...faces('literata-400', [...otherParts, 'russian'], '400'),
  {
    src: 'url("./fonts/literata-latin.woff2") format("woff2")',
    fontWeight: '401 900',
    fontDisplay: 'swap',
    unicodeRange: `${ranges['more-latin']}, U+20BD, U+2212`,
  },
  {
    src: 'url("./fonts/literata-cyrillic.woff2") format("woff2")',
    fontWeight: '401 900',
    fontDisplay: 'swap',
    unicodeRange: `${ranges.russian}, ${ranges['more-cyrillic']}`,
  },
]);

// Fallbacks with the metrics of the faces above, so that the text does not move when those arrive.
//
// Ascent, descent and line gap in the files (OS/2 typo values, USE_TYPO_METRICS set), parts of an em:
//   Commissioner 2034 / 412 / 0 of 2000, Literata 1177 / 308 / 0 of 1000.
// Average advance of a character of the site's own Russian copy (spaces and punctuation included), em:
//   Commissioner 420 FLAR 0     0.5032   Arial               0.5049   ratio  99.66 %
//   Commissioner 800 FLAR 100   0.5278   Arial Bold          0.5519   ratio  95.64 %  (the headings)
//   Literata 400                0.5418   Times New Roman     0.4558   ratio 118.86 %
// `size-adjust` is the ratio; an override is the file's value divided by the ratio, as the browser scales it by it.
// The local faces were measured on Liberation Sans and Serif, which have the advances of Arial and Times New Roman.
// Overrides are true for one face only, so Georgia and Roboto are not in the lists: they come after, as they are.
globalFontFace('Commissioner Fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans")',
    fontWeight: '100 500',
    sizeAdjust: '99.66%',
    ascentOverride: '102.05%',
    descentOverride: '20.67%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold")',
    fontWeight: '501 900',
    sizeAdjust: '95.64%',
    ascentOverride: '106.33%',
    descentOverride: '21.54%',
  },
]);

globalFontFace('Literata Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif")',
  fontWeight: '200 900',
  sizeAdjust: '118.86%',
  ascentOverride: '99.02%',
  descentOverride: '25.91%',
});

const authorFallback = "'Literata Fallback', Georgia, serif";
// The first signs bridge the time until the others are there.
const drawn = "'Commissioner', 'Commissioner First Signs', 'Commissioner Fallback', system-ui, sans-serif";

globalStyle(':root', {
  vars: {
    '--font-platform': `'Commissioner Signs', ${drawn}`,
    '--font-author': `'Literata', ${authorFallback}`,
  },
});

// On prerendered pages the first screen loads its own glyphs before digits, rare signs and the author's typeface.
// Without scripts nothing would remove the mark.
globalStyle(drawing, {
  '@media': {
    '(scripting: enabled)': { vars: { '--font-platform': drawn, '--font-author': authorFallback } },
  },
});
