import { style } from '@vanilla-extract/css';
import { fontSize, space, text } from '#src/theme/index.ts';

export const contents = style({
  ...text.body,
  fontSize: fontSize.ui,
  overflowWrap: 'break-word',
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});
