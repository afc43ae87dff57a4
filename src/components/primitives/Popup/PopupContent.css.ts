import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  fontSize,
  forcedColors,
  from,
  low,
  radius,
  redLine,
  size,
  space,
  text,
  vars,
} from '#src/theme/index.ts';

export const sheet = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    width: '100%',
    maxWidth: '100%',
    overflow: 'hidden',
    background: vars.color.bg.raised,
    color: vars.color.text.primary,
    borderRadius: `0 0 ${radius.sheet} ${radius.sheet}`,
    boxShadow: vars.shadow.popup,
    '@media': {
      [from('sm')]: { borderRadius: radius.sheet },
      [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
    },
  },
  variants: {
    width: {
      regular: { '@media': { [from('sm')]: { width: size.popupWidth } } },
      wide: { '@media': { [from('sm')]: { width: size.popupWidthWide } } },
    },
  },
  defaultVariants: { width: 'regular' },
});

const inset = {
  paddingInline: space[20],
  '@media': { [from('sm')]: { paddingInline: space[40] } },
};

export const header = style({
  ...inset,
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: `${space[24]} ${space[16]}`,
  '@media': {
    [from('sm')]: { paddingInline: space[40], paddingBlock: `${space[32]} ${space[16]}` },
    [low]: { paddingBlock: space[12] },
  },
});

export const title = style([
  redLine,
  {
    ...text.popupTitle,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'break-word',
    // The browser hyphenates: the title names the dialog, and soft hyphens would be part of that name.
    hyphens: 'auto',
  },
]);

// The cross hangs in the margin: its strokes, not its 44 px target, line up with the fields.
export const close = style({
  display: 'grid',
  margin: `calc(${space[6]} * -1) calc(${space[10]} * -1) 0 0`,
  '@media': { [from('sm')]: { marginRight: `calc(${space[14]} * -1)` } },
});

const appear = keyframes({ to: { opacity: 1 } });

export const scrolled = style({
  '@supports': {
    // A line under the heading once content is scrolled beneath it; a browser without scroll timelines has none.
    '(animation-timeline: scroll())': {
      '::before': {
        content: '""',
        position: 'sticky',
        top: 0,
        zIndex: 1,
        display: 'block',
        height: size.borderThin,
        marginBottom: `calc(${size.borderThin} * -1)`,
        background: vars.color.border.line,
        // Without scrolling there is no timeline, so there is no line.
        opacity: 0,
        animationName: appear,
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: 'scroll(nearest)',
        animationRange: '0 1px',
      },
    },
  },
});

export const body = style({
  ...inset,
  paddingBlock: `${space[8]} ${space[32]}`,
});

export const footer = style({
  ...inset,
  paddingBlock: space[18],
  background: vars.color.bg.page,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  fontSize: fontSize.ui,
});
