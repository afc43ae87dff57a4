import { globalFontFace } from '@vanilla-extract/css';

// Subsets of @fontsource-variable/commissioner (flar) and /literata: Russian, Basic Latin, typographic punctuation.
const cyrillic = 'U+0301, U+0400-045F, U+2116';
const latin = 'U+0000-00FF, U+2000-206F, U+20BD, U+2190-2199, U+2212';

globalFontFace('Commissioner', [
  {
    src: 'url("./fonts/commissioner-flar-cyrillic.woff2") format("woff2")',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: cyrillic,
  },
  {
    src: 'url("./fonts/commissioner-flar-latin.woff2") format("woff2")',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: latin,
  },
]);

globalFontFace('Literata', [
  {
    src: 'url("./fonts/literata-cyrillic.woff2") format("woff2")',
    fontWeight: '200 900',
    fontDisplay: 'swap',
    unicodeRange: cyrillic,
  },
  {
    src: 'url("./fonts/literata-latin.woff2") format("woff2")',
    fontWeight: '200 900',
    fontDisplay: 'swap',
    unicodeRange: latin,
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
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")',
    fontWeight: '100 500',
    sizeAdjust: '99.66%',
    ascentOverride: '102.05%',
    descentOverride: '20.67%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")',
    fontWeight: '501 900',
    sizeAdjust: '95.64%',
    ascentOverride: '106.33%',
    descentOverride: '21.54%',
    lineGapOverride: '0%',
  },
]);

globalFontFace('Literata Fallback', {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"), local("LiberationSerif")',
  fontWeight: '200 900',
  sizeAdjust: '118.86%',
  ascentOverride: '99.02%',
  descentOverride: '25.91%',
  lineGapOverride: '0%',
});
