import { styleVariants } from '@vanilla-extract/css';
import { controlSize, space } from '#src/theme/index.ts';

/** Boxes as large as the parts of a card. */
export const box = styleVariants({
  title: { width: '72%', height: '1.625rem' },
  line: { height: '0.875rem' },
  lastLine: { width: '86%', height: '0.875rem' },
  picture: { aspectRatio: '2 / 1' },
  actions: { width: '11rem', height: controlSize.sm, marginBlock: space[8] },
});
