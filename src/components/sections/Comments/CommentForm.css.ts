import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});

export const note = style({ ...text.small, flex: '1 1 auto', color: vars.color.text.secondary });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  marginInlineStart: 'auto',
});
