import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars } from '#src/theme/index.ts';
import {
  apart,
  bullets,
  divider,
  heading,
  numbers,
  quote,
  reading,
  redLine,
  underHeading,
} from '../PostBody/frame.css.ts';

/** Distance of text from the sheet's edge: the handles need it. */
export const gutter = createVar();

/** In forced colours the caret alone does not show the focus. */
export const focusFrame = { outline: `${size.borderThick} solid Highlight` };

/** The editor uses the same styles as the post. */
export const looks = { heading, bullets, numbers, quote, divider } as const;

/** The text. ProseMirror needs its spaces as they are typed, and puts no style of its own on the page. */
export const content = style([
  reading,
  {
    position: 'relative',
    minHeight: '12rem',
    paddingBlock: `${space[16]} ${space[48]}`,
    paddingInline: gutter,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    outline: 'none',
    caretColor: vars.color.accent.fill,
    '@media': { [forcedColors]: { selectors: { '&:focus': focusFrame } } },
  },
]);

const children = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} > ${selector}`, rule);

children('* + *', { marginTop: apart });
children('p + p', { marginTop: 0, textIndent: redLine });
children(':is(h2, h3) + *', { marginTop: underHeading });
globalStyle(`${content} li > p`, { textIndent: 0 });
globalStyle(`${content} > :is(p, blockquote) a, ${content} li a`, {
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.border.control,
  cursor: 'text',
});

/** The hint where nothing is written yet; it takes no room. */
export const placeholder = style({
  '::before': {
    content: 'attr(data-placeholder)',
    float: 'inline-start',
    height: 0,
    color: vars.color.text.tertiary,
    pointerEvents: 'none',
  },
});

/** Around a block that is chosen whole. */
const ring = `${size.focusRing} solid ${vars.color.focus}`;
globalStyle(`${content}.ProseMirror-focused > .ProseMirror-selectednode`, {
  outline: ring,
  outlineOffset: space[2],
});

// Chosen whole between two others of its kind, Chromium would look for the nearest text to select, which is the first of all.
children('[contenteditable=false]', { userSelect: 'none' });

/** Place to drop a dragged block. */
export const dropCursor = style({
  background: vars.color.accent.fill,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** Caret between two blocks without text: it is horizontal. */
globalStyle(`${content} > .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', marginTop: 0 });
globalStyle(`${content}.ProseMirror-focused > .ProseMirror-gapcursor`, { display: 'block' });
globalStyle(`${content} > .ProseMirror-gapcursor::after`, {
  content: '""',
  position: 'absolute',
  top: `calc(${space[16]} * -1)`,
  width: space[20],
  borderTop: `${size.borderThick} solid ${vars.color.text.primary}`,
});

/** A block without text of its own: in the column, or from edge to edge. */
export const atom = styleVariants({
  column: { whiteSpace: 'normal' },
  wide: { whiteSpace: 'normal', marginInline: `calc(${gutter} * -1)` },
});

/** Content under a wide block, in the column again. */
export const inset = style({ paddingInline: gutter });

export const sheet = style({
  vars: { [gutter]: space[20] },
  position: 'relative',
  background: vars.color.bg.surface,
  '@media': {
    [from('md')]: { vars: { [gutter]: space[40] } },
  },
});

export const caption = style({ ...text.small, marginTop: space[12], color: vars.color.text.secondary });
