import { style, styleVariants } from '@vanilla-extract/css';
import {
  controlSize,
  forcedColors,
  from,
  radius,
  redLine,
  size,
  space,
  text,
  vars,
  weight,
} from '#src/theme/index.ts';

const rule = `${size.borderThin} solid ${vars.color.border.onInverse}`;

export const section = style({
  paddingBlockStart: space.section,
  overflow: 'hidden',
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  vars: { [vars.color.focus]: vars.color.focusInverse },
});

export const title = style(text.h2);

export const step = style({
  display: 'grid',
  gap: space[24],
  paddingBlock: space[32],
  borderBlockStart: rule,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0 },
    [from('lg')]: { gridTemplateColumns: `calc(${vars.layout.module} * 2) minmax(0, 1fr)` },
  },
});

export const words = style({ '@media': { [from('md')]: { paddingInlineEnd: space[32] } } });

export const heading = style(text.h3);

export const description = style({
  maxWidth: '27em',
  marginBlockStart: space[12],
  color: vars.color.text.onInverseMuted,
});

export const tagline = style([
  redLine,
  {
    ...text.tagline,
    marginBlockStart: space[64],
    paddingBlock: `${space[64]} ${space.section}`,
    borderBlockStart: rule,
  },
]);

export const fragment = style({
  alignSelf: 'start',
  padding: `${space[6]} 1.25rem`,
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: controlSize.lg,
  fontWeight: weight.label,
  selectors: {
    '& + &': { borderBlockStart: `${size.borderThin} solid ${vars.color.border.line}` },
  },
});

export const term = style({ color: vars.color.text.secondary, fontWeight: weight.term });

export const value = style({ marginInlineStart: 'auto' });

const trackBase = style({
  position: 'relative',
  flex: 'none',
  marginInlineStart: 'auto',
  width: '2.75rem',
  height: '1.625rem',
  border: `${size.borderThick} solid ${vars.color.border.control}`,
  borderRadius: radius.full,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineStart: space[4],
    width: space[14],
    height: space[14],
    borderRadius: radius.full,
    background: vars.color.border.control,
  },
});

export const track = styleVariants({
  off: [trackBase],
  on: [
    trackBase,
    {
      borderColor: vars.color.selected.border,
      background: vars.color.selected.fill,
      '::after': {
        insetBlockStart: '0.1875rem',
        insetInline: 'auto 0.1875rem',
        width: space[16],
        height: space[16],
        background: vars.color.accent.fill,
      },
      '@media': { [forcedColors]: { '::after': { forcedColorAdjust: 'none', background: 'Highlight' } } },
    },
  ],
});
