import { style } from '@vanilla-extract/css';
import { size, text } from '#src/theme/index.ts';

/** A line of the title's own type: as high as the title to the last fraction of a pixel. */
export const title = style({
  ...text.appTitle,
  position: 'relative',
  width: size.skeletonTitle,
  '::before': { content: '"\\200b"' },
});

export const box = style({ position: 'absolute', inset: 0 });
