import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const page = style({
  marginTop: space[32],
  '@media': {
    [from('xl2')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      columnGap: space[48],
    },
  },
});

export const rows = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const request = style({
  paddingTop: space[24],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

/** Empty, it is out of the way of the gap. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const mark = recipe({
  base: {
    ...text.mark,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[4]} ${space[12]} ${space[4]} ${space[8]}`,
    borderRadius: radius.full,
    '::before': {
      content: '""',
      width: size.checkMark,
      height: size.checkMark,
      borderRadius: radius.full,
      background: 'currentColor',
    },
    '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
  variants: {
    isVerified: {
      true: { background: vars.color.success.bg, color: vars.color.success.text },
      false: { background: vars.color.warning.bg, color: vars.color.warning.text },
    },
  },
});

export const links = style({
  display: 'none',
  '@media': {
    [from('xl2')]: {
      display: 'block',
      gridArea: '1 / 2',
      position: 'sticky',
      top: `calc(${size.headerHeight} + ${space[32]})`,
      alignSelf: 'start',
      marginBlockStart: space[32],
      borderInlineStart: `${size.borderThin} solid ${vars.color.border.line}`,
    },
  },
});

export const link = style({
  ...text.small,
  display: 'block',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.picture,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.text.primary },
    '&[aria-current]': {
      color: vars.color.text.primary,
      boxShadow: `inset ${size.focusRing} 0 0 ${vars.color.accent.fill}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]': { borderInlineStart: `${size.focusRing} solid Highlight` } },
    },
  },
});
