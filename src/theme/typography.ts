import type { StyleRule } from '@vanilla-extract/css';

/** Families with their metric-matched fallbacks (`fonts.css.ts`). */
export const font = {
  /** The platform's voice. */
  platform: 'var(--font-platform)',
  /** The authors' voice: posts, bios, reviews, legal text. */
  author: 'var(--font-author)',
} as const;

// FLAR is a switch, not a slider: 100 on display sizes from 20 px, 0 on everything else (design section 4).
const display = {
  fontFamily: font.platform,
  fontWeight: 800,
  fontVariationSettings: '"FLAR" 100',
  textWrap: 'balance',
} satisfies StyleRule;

const heading = { ...display, fontWeight: 750 } satisfies StyleRule;

const working = {
  fontFamily: font.platform,
  fontVariationSettings: '"FLAR" 0',
} satisfies StyleRule;

/** For words that people choose: one longer than its column breaks, and does not widen what it stands in. */
const anyWord = { overflowWrap: 'anywhere' } satisfies StyleRule;

/** Text styles of design section 4, to be spread into a component's own style. */
export const text = {
  hero: {
    ...display,
    fontSize: 'clamp(3rem, 1.708rem + 5.74vw, 8.75rem)',
    lineHeight: 0.94,
    letterSpacing: '-0.036em',
  },
  tagline: {
    ...display,
    fontSize: 'clamp(2.5rem, 1.2rem + 5.4vw, 7.25rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.034em',
  },
  numeral: {
    ...display,
    fontSize: 'clamp(6.5rem, 2.4rem + 12.9vw, 17.5rem)',
    lineHeight: 0.76,
    letterSpacing: '-0.05em',
  },
  result: {
    ...display,
    fontSize: 'clamp(3.75rem, 1.1rem + 9.2vw, 10rem)',
    lineHeight: 0.9,
    letterSpacing: '-0.05em',
  },
  h2: {
    ...display,
    fontSize: 'clamp(2.125rem, 1.375rem + 3.33vw, 4.5rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.028em',
  },
  appTitle: {
    ...display,
    fontSize: 'clamp(2.125rem, 1.7rem + 1.6vw, 3.25rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.028em',
  },
  popupTitle: { ...display, fontSize: '2.125rem', lineHeight: 1.02, letterSpacing: '-0.028em' },
  /** Numbers typed into the calculator. */
  fieldLarge: {
    ...display,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.5rem, 1.292rem + 0.93vw, 2.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
  },
  title: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.167rem + 0.37vw, 1.5rem)',
    lineHeight: 1.25,
    letterSpacing: '-0.012em',
  },
  lead: {
    ...working,
    fontSize: 'clamp(1.125rem, 1.042rem + 0.37vw, 1.375rem)',
    fontWeight: 420,
    lineHeight: 1.38,
  },
  body: { ...working, fontSize: '1.0625rem', fontWeight: 420, lineHeight: 1.5 },
  ui: { ...working, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  small: { ...working, fontSize: '0.875rem', fontWeight: 420, lineHeight: 1.4 },
  /** What somebody is called, beside the portrait. */
  name: { ...working, ...anyWord, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
  /** The line under the name. */
  byline: { ...working, ...anyWord, fontSize: '0.875rem', fontWeight: 420, lineHeight: 1.3 },
  label: { ...working, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.35 },
  caption: { ...working, fontSize: '0.8125rem', fontWeight: 420, lineHeight: 1.4 },
  /** What people write: posts, comments. */
  post: {
    ...anyWord,
    fontFamily: font.author,
    fontVariationSettings: 'normal',
    fontSize: '1.125rem',
    fontWeight: 400,
    lineHeight: 1.6,
  },
  /** A post on its own page: 38em fill the column. */
  reading: {
    ...anyWord,
    fontFamily: font.author,
    fontVariationSettings: 'normal',
    fontSize: '1.15rem',
    fontWeight: 400,
    lineHeight: 1.62,
  },
  quote: {
    fontFamily: font.author,
    fontVariationSettings: 'normal',
    fontSize: '1.1875rem',
    fontWeight: 400,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  quoteLarge: {
    fontFamily: font.author,
    fontVariationSettings: 'normal',
    fontSize: 'clamp(1.3125rem, 1.1rem + 0.95vw, 1.9375rem)',
    fontWeight: 400,
    lineHeight: 1.34,
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
  },
  legal: {
    fontFamily: font.author,
    fontVariationSettings: 'normal',
    fontSize: '1.1875rem',
    fontWeight: 400,
    lineHeight: 1.62,
  },
} as const satisfies Record<string, StyleRule>;
