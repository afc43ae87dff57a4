import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '#src/theme/index.ts';

/** The whole row leads to the author; the name says so. */
export const name = style({
  ...text.name,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.picture,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

export const meta = style({ ...text.byline, color: vars.color.text.secondary });
