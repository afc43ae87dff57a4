import { styleVariants } from '@vanilla-extract/css';
import { radius, size, space } from '#src/theme/index.ts';

/** Told by its words; the line of the border is what tells them apart at a glance, in any colours. */
export const badge = styleVariants({ draft: 'dashed', ready: 'solid', outdated: 'dotted' }, (border) => ({
  display: 'inline-block',
  padding: `0 ${space[8]}`,
  border: `${size.borderThin} ${border} currentColor`,
  borderRadius: radius.control,
}));
