import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

/** Heading and contents: stay in sight while the text of a wide screen scrolls by. */
export const aside = style({
  paddingInlineEnd: space.x5,
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: space.x6,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${space.x6} * 2)`,
      overflowY: 'auto',
    },
  },
});

export const title = style({
  ...text.popupTitle,
  hyphens: 'manual',
  overflowWrap: 'break-word',
  outline: 'none',
});

export const edition = style({ ...text.small, marginTop: space.x4, color: vars.color.text.secondary });

export const contents = style({
  ...text.body,
  fontSize: '1rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  marginTop: space.x6,
  overflowWrap: 'break-word',
});
