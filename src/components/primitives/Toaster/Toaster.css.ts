import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  controlSize,
  easing,
  forcedColors,
  from,
  leading,
  radius,
  size,
  space,
  text,
  vars,
  weight,
  z,
} from '#src/theme/index.ts';

/** 440 px, and more for people who ask for larger text. */
const toastWidth = '27.5rem';
/** A longer text scrolls (specification section 9). */
const toastMaxHeight = '200px';
/** Disc with a sign before the text. */
const signSize = space[28];

const fadeDown = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });
const fadeUp = keyframes({ to: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });

/** Narrow screens: over the header, so that two lines do not reach the page's title. */
const top = space[8];
const topFromMd = `calc(${size.headerHeight} + ${space[24]})`;

export const region = style({
  position: 'fixed',
  top,
  right: space[16],
  zIndex: z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  width: `min(${toastWidth}, 100% - ${space[16]} * 2)`,
  maxHeight: `calc(100dvh - ${top} - ${space[16]})`,
  borderRadius: radius.control,
  selectors: {
    // Away from the control in focus.
    '&[data-side=bottom]': { top: 'auto', bottom: space[12] },
  },
  '@media': {
    [from('md')]: {
      top: topFromMd,
      right: space[24],
      maxHeight: `calc(100dvh - ${topFromMd} - ${space[16]})`,
    },
    print: { display: 'none' },
  },
});

export const toast = style({
  ...text.body,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / auto minmax(0, 1fr) auto',
  gap: space[14],
  alignItems: 'start',
  // As high as its text; only where a screen is too low for a single one, that one gets lower, and its text scrolls.
  flexShrink: 0,
  minHeight: `calc(${signSize} + ${space[16]} * 2)`,
  maxHeight: toastMaxHeight,
  padding: `${space[16]} ${space[8]} ${space[16]} ${space[16]}`,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  borderRadius: radius.control,
  boxShadow: vars.shadow.floating,
  lineHeight: leading.text,
  overflowWrap: 'anywhere',
  animation: `${fadeDown} ${vars.motion.base} ${easing.out}`,
  selectors: {
    'li:only-child > &': { flexShrink: 1 },
    '&[data-exiting]': {
      animation: `${fadeUp} ${vars.motion.base} ${easing.in} forwards`,
      pointerEvents: 'none',
    },
  },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: signSize,
  height: signSize,
  borderRadius: radius.full,
  fontWeight: weight.display,
  lineHeight: leading.none,
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' },
  },
});

export const sign = styleVariants({
  error: [disc, { background: vars.color.error.border, color: vars.color.bg.raised }],
  success: [disc, { background: vars.color.success.text, color: vars.color.bg.raised }],
  info: [disc, { background: vars.color.text.primary, color: vars.color.bg.page }],
});

export const title = style({ display: 'block', fontWeight: weight.strong });

// A server's refusal has a line for each field.
export const message = style({
  display: 'block',
  color: vars.color.text.secondary,
  whiteSpace: 'pre-line',
});

export const action = style({ marginTop: space[8] });

export const list = style({ display: 'contents' });

export const more = style({
  ...text.label,
  flex: 'none',
  alignSelf: 'end',
  minHeight: controlSize.sm,
  paddingInline: space[16],
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  borderRadius: radius.control,
  boxShadow: vars.shadow.floating,
  selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

/** As high as the toast lets it be; the text scrolls inside. */
export const content = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

export const close = style({
  display: 'grid',
  marginBlock: `calc(${space[10]} * -1)`,
});
