import { style } from '@vanilla-extract/css';
import { forcedColors, space } from '#src/theme/index.ts';

export const frame = style({ minHeight: '100dvh', paddingBlock: `${space.x5} ${space.x8}` });

export const brand = style({
  display: 'block',
  width: 'fit-content',
  color: 'inherit',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const header = style({ marginBottom: space.x8 });
