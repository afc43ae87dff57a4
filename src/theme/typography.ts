import type { StyleRule } from '@vanilla-extract/css';
import { from, low } from './media.ts';
import { font, fontSize, leading, weight } from './typeScale.ts';

// FLAR is a switch, not a slider: 100 on display sizes from 20 px, 0 on everything else (design section 4).
const display = {
  fontFamily: font.platform,
  fontWeight: weight.display,
  fontVariationSettings: '"FLAR" 100',
  textWrap: 'balance',
} satisfies StyleRule;

const heading = { ...display, fontWeight: weight.heading } satisfies StyleRule;

const working = {
  fontFamily: font.platform,
  fontVariationSettings: '"FLAR" 0',
} satisfies StyleRule;

/** Texts of people: a word longer than its column breaks and does not widen its parent. */
const anyWord = { overflowWrap: 'anywhere' } satisfies StyleRule;

const author = {
  fontFamily: font.author,
  fontVariationSettings: 'normal',
  fontWeight: weight.author,
} satisfies StyleRule;

const h2 = {
  ...display,
  fontSize: 'clamp(2.125rem, 1.375rem + 3.33vw, 4.5rem)',
  lineHeight: 0.96,
  letterSpacing: '-0.028em',
} satisfies StyleRule;

const legalTitle = {
  ...display,
  fontSize: '2.125rem',
  lineHeight: 1.02,
  letterSpacing: '-0.028em',
} satisfies StyleRule;

const fieldLarge = {
  ...display,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
  lineHeight: leading.none,
  letterSpacing: '-0.03em',
} satisfies StyleRule;

const h3 = { ...heading, lineHeight: leading.heading, letterSpacing: '-0.018em' } satisfies StyleRule;

const title = { ...heading, lineHeight: 1.25, letterSpacing: '-0.012em' } satisfies StyleRule;

const lead = { ...working, fontWeight: weight.text, lineHeight: 1.38 } satisfies StyleRule;

const ui = { ...working, fontSize: fontSize.ui, lineHeight: leading.text } satisfies StyleRule;

const small = { ...working, fontSize: fontSize.small, lineHeight: leading.text } satisfies StyleRule;

const button = { ...working, fontWeight: weight.control, lineHeight: leading.control } satisfies StyleRule;

const entry = {
  ...working,
  fontSize: fontSize.body,
  fontWeight: weight.strong,
  lineHeight: leading.name,
} satisfies StyleRule;

/** Sums one under another: every digit is as wide as the next, which Commissioner's are not. */
const sum = {
  ...author,
  fontSize: fontSize.body,
  lineHeight: leading.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

const post = { ...anyWord, ...author, fontSize: fontSize.post, lineHeight: 1.6 } satisfies StyleRule;

const quoteLarge = {
  ...author,
  fontSize: 'clamp(1.3125rem, 1.1rem + 0.95vw, 1.9375rem)',
  lineHeight: 1.34,
  letterSpacing: '-0.008em',
  textWrap: 'pretty',
} satisfies StyleRule;

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
  /** Amount beside a result: a part of it, but legible. */
  resultUnit: {
    fontSize: `max(0.26em, ${fontSize.body})`,
    fontWeight: weight.strong,
    letterSpacing: '-0.02em',
  },
  /** The number of an error on its page. */
  errorNumber: {
    ...display,
    fontSize: 'clamp(9rem, 38vw, 34rem)',
    lineHeight: 0.8,
    letterSpacing: '-0.05em',
  },
  h2,
  /** Heading beside a block that leaves it a narrow column. */
  h2Beside: {
    ...h2,
    '@media': { [from('lg')]: { fontSize: '3.125rem' }, [from('xl')]: { fontSize: h2.fontSize } },
  },
  appTitle: {
    ...display,
    fontSize: 'clamp(2.125rem, 1.7rem + 1.6vw, 3.25rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.028em',
  },
  /** Title of a post on its own page. */
  postTitle: { ...h2, fontSize: 'clamp(2.375rem, 1.75rem + 2.78vw, 4.125rem)' },
  legalTitle,
  popupTitle: {
    ...legalTitle,
    fontSize: '1.875rem',
    '@media': { [from('sm')]: { fontSize: legalTitle.fontSize }, [low]: { fontSize: '1.5rem' } },
  },
  /** Numbers typed into the calculator. */
  fieldLarge,
  /** The longest is 15 characters and must stay visible. */
  fieldLong: { ...fieldLarge, fontSize: `calc(${fieldLarge.fontSize} * 0.8)` },
  /** A sum that is the point of its panel. */
  figure: { ...h3, fontSize: '2.25rem', fontWeight: weight.display },
  /** The same on a block of colour. */
  figureLarge: { ...display, fontSize: '3.5rem', lineHeight: leading.none, letterSpacing: '-0.04em' },
  h3: { ...h3, fontSize: 'clamp(1.5rem, 1.292rem + 0.93vw, 2.25rem)' },
  /** Heading of a part of a legal text. */
  legalHeading: { ...h3, fontSize: '1.75rem' },
  title: { ...title, fontSize: 'clamp(1.25rem, 1.167rem + 0.37vw, 1.5rem)' },
  price: { ...title, fontSize: fontSize.price },
  sum,
  /** A part of a balance. */
  sumPart: { ...display, fontSize: '1.75rem', lineHeight: leading.heading, letterSpacing: '-0.03em' },
  /** Total of a receipt. */
  sumTotal: { ...display, fontSize: '2.75rem', lineHeight: 0.9, letterSpacing: '-0.035em' },
  /** The one great sum of a page. */
  sumGreat: {
    ...display,
    fontSize: 'clamp(3rem, 2rem + 3.4vw, 5rem)',
    lineHeight: 0.92,
    letterSpacing: '-0.04em',
  },
  /** «руб.» beside such a sum. */
  sumUnit: { fontSize: '0.42em', letterSpacing: '-0.01em' },
  /** A count after a heading. */
  count: { fontSize: '0.8em', fontWeight: weight.author },
  lead: { ...lead, fontSize: 'clamp(1.125rem, 1.042rem + 0.37vw, 1.375rem)' },
  /** Lead beside the collage, in a narrower column. */
  leadBeside: { ...lead, fontSize: 'clamp(1.0625rem, 0.6rem + 0.74vw, 1.3125rem)' },
  body: { ...working, fontSize: fontSize.body, fontWeight: weight.text, lineHeight: leading.body },
  ui: { ...ui, fontWeight: weight.label },
  /** Tabs, links to rooms, notices. */
  uiLarge: { ...ui, fontSize: fontSize.body, fontWeight: weight.label },
  /** Words beside controls. */
  note: { ...ui, fontWeight: weight.text },
  /** Controls and counters that are no buttons: tools, toggles, pills. */
  action: { ...ui, fontWeight: weight.control },
  /** Names of options, files and parts. */
  option: { ...ui, fontWeight: weight.strong },
  button: { ...button, fontSize: fontSize.body },
  buttonSmall: { ...button, fontSize: fontSize.ui },
  small: { ...small, fontWeight: weight.text },
  /** Errors and hints of a field. */
  hint: { ...small, fontWeight: weight.hint },
  /** Short labels. */
  mark: { ...small, fontWeight: weight.control },
  /** Name or price of an entry in a list. */
  entry,
  /** Name of a person beside the portrait. */
  name: { ...anyWord, ...entry },
  nameSmall: { ...anyWord, ...entry, fontSize: fontSize.ui },
  /** The line under the name. */
  byline: {
    ...working,
    ...anyWord,
    fontSize: fontSize.small,
    fontWeight: weight.text,
    lineHeight: leading.name,
  },
  label: { ...working, fontSize: fontSize.small, fontWeight: weight.label, lineHeight: leading.label },
  caption: { ...working, fontSize: fontSize.caption, fontWeight: weight.text, lineHeight: leading.text },
  /** Labels of the tab bar on a narrow screen. */
  tabBar: { ...working, fontSize: fontSize.tabBar, fontWeight: weight.label, lineHeight: 1.25 },
  /** Texts by people: posts, comments. */
  post,
  /** An author's comment, among those in the platform's voice. */
  authorComment: { ...post, fontSize: fontSize.body, lineHeight: leading.body },
  /** An author's bio. */
  bio: { ...post, fontSize: '1.25rem', lineHeight: leading.body },
  /** The smaller heading within a post. */
  postHeading: { ...ui, fontSize: fontSize.quote, fontWeight: weight.heading },
  /** A post on its own page: 38em fill the column. */
  reading: { ...anyWord, ...author, fontSize: '1.15rem', lineHeight: 1.62 },
  quote: { ...author, fontSize: fontSize.quote, lineHeight: leading.body, textWrap: 'pretty' },
  quoteLarge,
  /** A quotation within a post. */
  postQuote: { ...quoteLarge, fontSize: '1.375rem' },
  legal: { ...author, fontSize: fontSize.quote, lineHeight: 1.62 },
} as const satisfies Record<string, StyleRule>;
