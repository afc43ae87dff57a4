import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '#src/theme/index.ts';

export const byline = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[14] });

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
