import { style, styleVariants } from '@vanilla-extract/css';
import { size, text } from '#src/theme/index.ts';

/** A line of the title's own type: as high as the title to the last fraction of a pixel. */
export const title = style({
  ...text.appTitle,
  position: 'relative',
  width: size.skeletonTitle,
  '::before': { content: '"\\200b"' },
});

export const titleBox = style({ position: 'absolute', inset: 0 });

export const tabLabel = styleVariants({ all: '1.75rem', open: '5.25rem', locked: '6.375rem' }, (width) => ({
  width,
  height: '1.125rem',
}));
