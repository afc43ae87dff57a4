import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, size } from '#src/theme/index.ts';

export const next = style({ width: '7rem', height: controlSize.sm });

export const tabLabel = styleVariants(
  { all: '1.75rem', drafts: '5.75rem', scheduled: '7.5rem', published: '8.5rem' },
  (width) => ({ width, height: size.skeletonLabel }),
);
