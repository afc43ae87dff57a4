import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

/** Heading and contents: stay in sight while the text of a wide screen scrolls by. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  alignContent: 'start',
  paddingInlineEnd: space.x5,
  '@media': {
    [`screen and ${from('lg')}`]: {
      position: 'sticky',
      top: space.x6,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${space.x6} * 2)`,
      overflowY: 'auto',
    },
  },
});

export const edition = style({ ...text.small, marginTop: space.x4, color: vars.color.text.secondary });
