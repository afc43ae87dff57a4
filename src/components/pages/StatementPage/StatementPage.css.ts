import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  marginBottom: space[32],
  '@media': { print: { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[8] });

export const time = style({ ...text.sum, color: vars.color.text.primary });

export const muted = style({ color: vars.color.text.secondary });

export const more = style({ marginTop: space[24], '@media': { print: { display: 'none' } } });

export const note = style({
  ...text.small,
  maxWidth: '44em',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

/** Requisites on paper only. */
export const requisites = style({
  display: 'none',
  '@media': {
    print: {
      ...text.small,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${space[4]} ${space[16]}`,
      marginBlock: space[24],
    },
  },
});
