import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, text } from '#src/theme/index.ts';

/** The way to more authors, under the list. */
export const authors = style({ ...text.ui, marginTop: space[24] });

export const tabLabel = styleVariants({ active: '7.25rem', cancelled: '6.5rem' }, (width) => ({
  width,
  height: size.skeletonLabel,
}));
