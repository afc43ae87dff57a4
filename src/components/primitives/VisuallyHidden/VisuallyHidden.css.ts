import { style } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const visuallyHidden = style({
  position: 'absolute',
  width: size.borderThin,
  height: size.borderThin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
