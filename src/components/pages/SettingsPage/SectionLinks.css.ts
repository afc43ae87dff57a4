import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

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
