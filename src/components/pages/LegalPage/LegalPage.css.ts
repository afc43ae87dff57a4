import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

/** Heading and contents: stay in sight while the text of a wide screen scrolls by. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignContent: 'start',
  paddingInlineEnd: space[24],
  '@media': {
    [`screen and ${from('lg')}`]: {
      position: 'sticky',
      top: space[32],
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${space[32]} * 2)`,
      overflowY: 'auto',
    },
  },
});

export const edition = style({ ...text.small, marginTop: space[16], color: vars.color.text.secondary });
