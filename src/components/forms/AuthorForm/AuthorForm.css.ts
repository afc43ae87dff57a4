import { style } from '@vanilla-extract/css';
import { from, radius, size, space, vars } from '#src/theme/index.ts';

export const rows = style({
  marginTop: space[32],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const portrait = style({ display: 'flex', alignItems: 'center', gap: space[20] });

export const cover = style({ aspectRatio: '5', overflow: 'hidden', borderRadius: radius.picture });

/** The first is outlined, the others hang on its line. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });

export const failure = style({ selectors: { '&:empty': { display: 'none' } } });

/** A field with its button of one sign. */
export const add = style({
  justifySelf: 'start',
  // The sign is on the axis, not its ground.
  marginInlineStart: `calc(${space[12]} * -1)`,
  '@media': { [from('sm')]: { marginInlineStart: `calc(${space[18]} * -1)` } },
});
